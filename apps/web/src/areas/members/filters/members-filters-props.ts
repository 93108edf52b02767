import type { MembersState } from '../use-members.ts';

/** A change of the list's state. An undefined value resets the field to its default. */
export type MembersPatch = { [Field in keyof MembersState]?: MembersState[Field] | undefined };

/** The list's state, and the function that changes it. */
export interface MembersFiltersProps {
  state: MembersState;
  onChange: (patch: MembersPatch, options?: { replace: boolean }) => void;
}
