import { noun, text } from '@campus/contracts/core/text';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { formatCount } from '../../lib/format.ts';

/** The facts to show before fields are removed. */
export interface RemovalQuestion {
  names: readonly string[];
  /** How many members have a value in them. */
  members: number;
  isExact: boolean;
}

/** Asks before fields are removed, and says what happens to their values. */
export function RemovalDialog({
  question,
  onConfirm,
  onClose,
}: {
  question: RemovalQuestion;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      danger
      title={titleOf(question.names)}
      message={consequenceOf(question)}
      confirmText={text('memberProfile.removal.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

function titleOf(names: readonly string[]): string {
  return names.length === 1
    ? text('memberProfile.removal.one', { field: names[0] ?? '' })
    : text('memberProfile.removal.several', { fields: names.join(', ') });
}

function consequenceOf({ members, isExact }: RemovalQuestion): string {
  if (members === 0) return text('memberProfile.removal.unused');
  const counted = formatCount(members, noun('noun.member'));
  return text('memberProfile.removal.used', {
    members: isExact ? counted : text('memberProfile.removal.moreThan', { members: counted }),
  });
}
