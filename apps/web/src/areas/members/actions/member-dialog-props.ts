import type { MemberRow } from '@campus/contracts/members/members';
import type { ConfirmFirst } from '../../../features/second-factor/use-confirm-first.tsx';

/** The props of a dialog for an action on one member. */
export interface MemberDialogProps {
  member: MemberRow;
  /** Runs a change after asking for fresh proof of the caller's identity. */
  confirmFirst: ConfirmFirst;
  /** Called when the member was removed from the account. */
  onRemoved: (memberId: string) => void;
  onClose: () => void;
}
