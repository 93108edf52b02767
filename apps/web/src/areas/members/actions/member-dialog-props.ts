import type { MemberRow } from '@campus/contracts/members/members';

/** What the dialog of an action on one member is given. */
export interface MemberDialogProps {
  member: MemberRow;
  onClose: () => void;
}
