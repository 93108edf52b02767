import type { MemberRow } from '@campus/contracts/members/members';
import type { ConfirmFirst } from '../../../components/second-factor/use-confirm-first.tsx';

/** What the dialog of an action on one member is given. */
export interface MemberDialogProps {
  member: MemberRow;
  /** Makes a change that needs a fresh proof of the caller. */
  confirmFirst: ConfirmFirst;
  onClose: () => void;
}
