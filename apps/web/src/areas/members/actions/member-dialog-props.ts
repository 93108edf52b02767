import type { MemberRow } from '@campus/contracts/members/members';
import type { ConfirmFirst } from '../../../features/second-factor/use-confirm-first.tsx';

/** The props of a dialog for an action on one member. */
export interface MemberDialogProps {
  member: MemberRow;
  /** Makes a change that needs a fresh proof of the caller. */
  confirmFirst: ConfirmFirst;
  /** Called when the member has been deleted from the account. */
  onRemoved: (memberId: string) => void;
  onClose: () => void;
}
