import { noun, text } from '@campus/contracts/core/text';
import type { Entry } from '@campus/domain/rooms/entries';
import { placeholderLevel } from '@campus/domain/rooms/entries';
import { arranged } from '@campus/domain/rooms/list-order';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { SaveBar } from '../../../editing/save-bar.tsx';
import { useLeaveGuard } from '../../../editing/use-saving.ts';
import { formatCount } from '../../../lib/format.ts';
import { folderRowId } from '../list/list-rows.ts';
import { type Looked, nothing, type SetPageState } from '../list/list-state.ts';
import { focusRow } from '../list/use-row-keys.ts';
import { useRooms } from '../rooms-context.ts';
import { AccessEffect } from './access-effect.tsx';
import { type JudgedDraft, newDraft } from './drafts/drafts.ts';
import { newEntry } from './drafts/new-entry.ts';
import { problemsOf } from './drafts/problems.ts';
import type { Drafts } from './drafts/use-entry-drafts.ts';
import { useSaveEntries } from './drafts/use-save-entries.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { FolderView } from './folder/folder-view.tsx';
import { RemovedEntry } from './removed-entry.tsx';

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
  const saving = useSaveEntries(accountId, {
    drafts,
    onCreated: look,
    onRefused: ({ id, isNew, entry }) =>
      isNew ? setState({ ...nothing, add: entry.kind, folder: entry.group }) : look(id),
  });
  const column = useFocusOnOpening(looked);
  const { item, folder, add } = looked;
  const isNew = add !== '';
  const stored = isNew ? newEntry(add, folder) : byId.get(item);
  const draft = stored && (drafts.of(stored.id) ?? (isNew ? newDraft(stored) : undefined));
  // A new room takes access from nobody, and its place in the effects is not known yet.
  const changed = useMemo(() => drafts.dirty.filter((other) => !other.isNew), [drafts.dirty]);
  const begun = isNew && draft ? [draft] : [];
  const wanted = isNew ? begun : changed;
  const save = () => void (wanted.length > 0 && !saving.isSaving && saving.save(wanted));
  useLeaveGuard({
    isDirty: drafts.isDirty,
    isSaving: saving.isSaving,
    save: () => saving.save(drafts.dirty),
  });
  const back = () => setState(isNew ? { ...nothing, folder } : nothing);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    // Keys pressed in dialogs and menus of the column arrive here too.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (isInside && !event.defaultPrevented && (event.key === 'Escape' || event.key === 'F6')) {
      event.preventDefault();
      const row = item || (folder && folderRowId(folder));
      if (!focusRow(document, row)) back();
    }
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  const discard = () => {
    drafts.discard(wanted.map(({ id }) => id));
    if (isNew) back();
  };
  const isInvalid = wanted.some((one) => drafts.isAttempted(one.id) && problemsOf(one) !== undefined);
  const status = isNew
    ? text('rooms.bar.new')
    : text('rooms.bar.count', { entries: formatCount(wanted.length, noun('noun.roomEntry')) });
  return (
    <chakra.div display="flex" flexDirection="column" minH="full" onKeyDown={onKey} ref={column}>
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
      {!isNew && <Begun drafts={drafts.dirty} setState={setState} />}
      <AccessEffect dirty={changed} />
      <SaveBar
        isDirty={wanted.length > 0}
        status={isInvalid ? text('rooms.bar.invalid') : status}
        isProblem={isInvalid}
        maySave={!isNew || wanted.every(hasLevel)}
        saving={saving.isSaving}
        {...(isNew && { saveText: text('rooms.create') })}
        onSave={save}
        onDiscard={discard}
      />
    </chakra.div>
  );
});

/** Gives the focus to the heading of what the person opens or adds, but not when the page itself opens. */
function useFocusOnOpening({ item, folder, add }: Looked) {
  const column = useRef<HTMLDivElement>(null);
  const opened = [item, folder, add].join('/');
  const before = useRef(opened);
  useEffect(() => {
    if (before.current === opened) return;
    before.current = opened;
    if (opened !== '//') column.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [opened]);
  return column;
}

/** New entries that are not created yet, while something else is open. */
function Begun({ drafts, setState }: { drafts: readonly JudgedDraft[]; setState: SetPageState }) {
  return drafts
    .filter(({ isNew }) => isNew)
    .map(({ id, entry: { kind, group, name } }) => (
      <chakra.div key={id} display="flex" alignItems="center" gap={3} px={5} py={3} borderTopWidth="1px">
        <chakra.p flex="1" minW={0} textStyle="sm" overflowWrap="anywhere">
          {text('rooms.begun', { name })}
        </chakra.p>
        <Button
          size="xs"
          variant="outline"
          aria-label={text('rooms.begun.show.of', { name })}
          onClick={() => setState({ ...nothing, add: kind, folder: group })}
        >
          {text('rooms.begun.show')}
        </Button>
      </chakra.div>
    ));
}

/** Whether a room has the level that it needs to be created. */
const hasLevel = ({ entry }: JudgedDraft) => entry.kind === 'command' || entry.levelName !== placeholderLevel;

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
  if (item !== '') return <RemovedEntry key={item} id={item} />;
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
