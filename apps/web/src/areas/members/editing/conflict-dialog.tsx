import { text } from '@campus/contracts/core/text';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { editedValue, fieldLabel } from './edit-words.ts';
import type { MemberEdit } from './member-edits.ts';

/** A conflict with another person's edit. */
export interface Conflict {
  edit: MemberEdit;
  /** The sentence that says what it was changed to. */
  reason: string;
}

/** Asks whose value is to stay; unless told otherwise, that of the other person. */
export function ConflictDialog({
  conflict: { edit, reason },
  onOverwrite,
  onClose,
}: {
  conflict: Conflict;
  onOverwrite: () => void;
  onClose: () => void;
}) {
  const value = editedValue(edit);
  const mine = value === '' ? text('members.conflict.cleared') : text('members.conflict.mine', { value });
  return (
    <ConfirmDialog
      title={text('members.conflict.title', { label: fieldLabel(edit), email: edit.member.email })}
      message={
        <>
          {reason}
          <br />
          {mine}
        </>
      }
      cancelText={text('members.conflict.keep')}
      confirmText={text('members.conflict.overwrite')}
      onConfirm={() => void onOverwrite()}
      onClose={onClose}
    />
  );
}
