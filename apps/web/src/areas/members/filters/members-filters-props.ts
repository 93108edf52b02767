import type { MembersState } from '../use-members.ts';

/** The state of the list of members, and how a control changes it. */
export interface MembersFiltersProps {
  state: MembersState;
  onChange: (patch: Partial<MembersState>, options?: { replace: boolean }) => void;
}
