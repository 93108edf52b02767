import { text } from '@campus/contracts/core/text';
import { ConflictNotice } from '../../editing/conflict-notice.tsx';

/** A permission, or a field of boards, that another person has changed while the person did. */
export function FieldConflict({
  field,
  label,
  theirs,
  mine,
  onDecide,
}: {
  field: string;
  label: string;
  theirs: string;
  mine: string;
  onDecide: (field: string, whose: 'mine' | 'theirs') => void;
}) {
  return (
    <ConflictNotice
      small
      onKeepMine={() => onDecide(field, 'mine')}
      onTakeTheirs={() => onDecide(field, 'theirs')}
    >
      <p>{text('editing.conflict.field', { field: label, theirs, mine })}</p>
    </ConflictNotice>
  );
}
