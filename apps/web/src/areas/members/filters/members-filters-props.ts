import type { MembersState } from '../use-members.ts';

/** A change of the list's state; what is undefined goes back to its default. */
export type MembersPatch = { [Field in keyof MembersState]?: MembersState[Field] | undefined };

/** The state of the list of members, and how a control changes it. */
export interface MembersFiltersProps {
  state: MembersState;
  onChange: (patch: MembersPatch, options?: { replace: boolean }) => void;
}
