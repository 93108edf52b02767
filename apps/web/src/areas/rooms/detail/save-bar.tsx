import { noun, text } from '@campus/contracts/core/text';
import { SaveRow } from '../../../components/form/save-row.tsx';
import { StickyBar } from '../../../components/layout/sticky-bar.tsx';
import { formatCount } from '../../../lib/format.ts';
import type { JudgedDraft } from './drafts.ts';

/**
 * The bar of unsaved changes, with buttons to save or discard them: of the open new entry, or of all changed entries.
 */
export function SaveBar({
  wanted,
  isNew,
  isInvalid,
  mayCreate,
  isSaving,
  onSave,
  onDiscard,
}: {
  /** The drafts that the button saves. */
  wanted: readonly JudgedDraft[];
  isNew: boolean;
  /** Whether the person has tried to save what cannot be saved. */
  isInvalid: boolean;
  mayCreate: boolean;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}) {
  if (wanted.length === 0) return <div role="status" />;
  const status = isNew
    ? text('rooms.bar.new')
    : text('rooms.bar.count', { entries: formatCount(wanted.length, noun('noun.roomEntry')) });
  return (
    <StickyBar aria-label={text('rooms.bar')}>
      <SaveRow
        isDirty
        status={isInvalid ? text('rooms.bar.invalid') : status}
        isProblem={isInvalid}
        maySave={!isNew || mayCreate}
        saving={isSaving}
        {...(isNew && { saveText: text('rooms.create') })}
        onSave={onSave}
        onDiscard={onDiscard}
      />
    </StickyBar>
  );
}
