import { text } from '@campus/contracts/core/text';
import {
  type Choices,
  type Collision,
  type ListEdit,
  type ListItem,
  mergeLists,
} from '@campus/domain/lists/merge-lists';
import { useState } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { describeError } from '../../lib/describe-error.ts';

/** Saves a list, and holds the messages about it. */
export interface ListSaving<Item extends ListItem> {
  /** Saves an edit. Other people's changes are merged, or the save fails as a conflict. */
  save: (edit: ListEdit<Item>) => Promise<unknown>;
  /** Reloads the list. */
  reload: () => Promise<readonly Item[]>;
  done: string;
  failed: (reason: string) => string;
}

export interface ListConflict<Item extends ListItem> {
  edit: ListEdit<Item>;
  theirs: readonly Item[];
  collisions: readonly Collision<Item>[];
}

/**
 * Saves a list. After a conflict, applies the edit to the newly saved list, and asks about items that both
 * people have changed.
 */
export function useListSave<Item extends ListItem>(
  { save, reload, done, failed }: ListSaving<Item>,
  { rebase, discard }: { rebase: (edit: ListEdit<Item>) => void; discard: () => void },
) {
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<ListConflict<Item>>();

  const settle = async (edit: ListEdit<Item>) => {
    const theirs = await reload();
    const { items, collisions } = mergeLists(edit, theirs);
    if (collisions.length > 0) return setConflict({ edit, theirs, collisions });
    rebase({ base: theirs, mine: items, moved: edit.moved });
    notify.warning(text('list.merged'));
  };

  /** Returns whether nothing is left to save. */
  const saveEdit = async (edit: ListEdit<Item>): Promise<boolean> => {
    setSaving(true);
    try {
      await save(edit);
      discard();
      notify.success(done);
      return true;
    } catch (error) {
      const isConflict = describeError(error).code === 'CONFLICT';
      if (!isConflict || describeError(error).key !== 'list.changedMeanwhile') notify.error(error, failed);
      if (isConflict) await settle(edit).catch((reason: unknown) => notify.error(reason, failed));
      return false;
    } finally {
      setSaving(false);
    }
  };

  const choose = async ({ edit, theirs }: ListConflict<Item>, choices: Choices) => {
    const next = { base: theirs, mine: mergeLists(edit, theirs, choices).items, moved: edit.moved };
    setConflict(undefined);
    rebase(next);
    await saveEdit(next);
  };
  return { saving, saveEdit, conflict, choose, cancel: () => setConflict(undefined) };
}
