import { text } from '@campus/contracts/core/text';
import type { Entry } from '@campus/domain/rooms/entries';
import { placeholderLevel } from '@campus/domain/rooms/entries';
import { arranged } from '@campus/domain/rooms/list-order';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, memo } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.tsx';
import { type Looked, nothing, type SetPageState } from '../list/list-state.ts';
import { useRooms } from '../rooms-context.ts';
import { AccessEffect } from './access-effect.tsx';
import { judgeDraft } from './drafts.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { FolderView } from './folder-view.tsx';
import { GoneEntry } from './gone-entry.tsx';
import { newEntry } from './new-entry.ts';
import { problemsOf } from './problems.ts';
import { SaveBar } from './save-bar.tsx';
import type { Drafts } from './use-drafts.ts';
import { useSaving } from './use-saving.ts';

/** The right column: the form of the selected entry, a folder, or a hint to select one; and the save bar. */
export const DetailColumn = memo(function DetailColumn({
  byId,
  drafts,
  looked,
  setState,
}: {
  byId: ReadonlyMap<string, Entry>;
  drafts: Drafts;
  looked: Looked;
  setState: SetPageState;
}) {
  const { accountId } = useRooms();
  const look = (item: string) => setState({ ...nothing, item });
  const saving = useSaving(accountId, {
    drafts,
    onCreated: look,
    onRefused: ({ id, isNew, entry }) =>
      isNew ? setState({ ...nothing, add: entry.kind, folder: entry.group }) : look(id),
  });
  const { item, folder, add } = looked;
  const isNew = add !== '';
  const stored = isNew ? newEntry(add, folder) : byId.get(item);
  const draft = stored && (drafts.of(stored.id) ?? (isNew ? asDraft(stored) : undefined));
  const begun = isNew && draft ? [draft] : [];
  const wanted = isNew ? begun : drafts.dirty.filter((other) => !other.isNew);
  const save = () => void (wanted.length > 0 && !saving.isSaving && saving.save(wanted));
  useUnsavedChanges(drafts.dirty.length > 0, saving.isSaving ? undefined : () => saving.save(drafts.dirty));
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  const back = () => setState(isNew ? { ...nothing, folder } : nothing);
  const discard = () => {
    drafts.discard(wanted.map(({ id }) => id));
    if (isNew) back();
  };
  return (
    <chakra.div display="flex" flexDirection="column" minH="full" onKeyDown={saveByKey}>
      <chakra.div flex="1">
        {stored && (
          <EntryDetail
            key={stored.id}
            stored={stored}
            draft={draft}
            drafts={drafts}
            actions={
              isNew ? undefined : (
                <EntryActions
                  entry={stored}
                  onDuplicated={({ id }) => look(id)}
                  onDeleted={() => {
                    drafts.discard([stored.id]);
                    setState(nothing);
                  }}
                />
              )
            }
            onBack={back}
            onSave={save}
          />
        )}
        {!stored && <WithoutEntry looked={looked} setState={setState} byId={byId} />}
      </chakra.div>
      <AccessEffect dirty={drafts.dirty} />
      <SaveBar
        wanted={wanted}
        isNew={isNew}
        isInvalid={wanted.some((draft) => drafts.isAttempted(draft.id) && problemsOf(draft) !== undefined)}
        mayCreate={wanted.every(
          ({ entry }) => entry.kind === 'command' || entry.levelName !== placeholderLevel,
        )}
        isSaving={saving.isSaving}
        onSave={save}
        onDiscard={discard}
      />
    </chakra.div>
  );
});

/** A new entry in which nothing has been changed yet. */
const asDraft = (entry: Entry) => judgeDraft(entry.id, { base: entry, mine: entry, isNew: true }, entry);

/** In place of a form: a folder, or that nothing is selected. */
function WithoutEntry({
  byId,
  looked: { item, folder },
  setState,
}: {
  byId: ReadonlyMap<string, Entry>;
  looked: Looked;
  setState: SetPageState;
}) {
  if (item !== '') return <GoneEntry key={item} id={item} />;
  if (folder === '')
    return <EmptyState title={text('rooms.detail.none')}>{text('rooms.detail.none.about')}</EmptyState>;
  const entries = arranged([...byId.values()].filter(({ group }) => group === folder));
  if (entries.length === 0) return <EmptyState title={text('rooms.folder.gone')} />;
  return (
    <FolderView
      key={folder}
      folder={folder}
      entries={entries}
      onBack={() => setState(nothing)}
      onAdd={(add) => setState({ item: '', folder, add })}
      onSelect={(id) => setState({ ...nothing, item: id })}
      onRenamed={(name) => setState({ ...nothing, folder: name })}
    />
  );
}
