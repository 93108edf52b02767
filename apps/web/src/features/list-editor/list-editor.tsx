import '@campus/contracts/core/list-editor-messages';
import { text } from '@campus/contracts/core/text';
import type { ListItem } from '@campus/domain/lists/merge-lists';
import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { SaveRow } from '../../components/form/save-row.tsx';
import { SortHandle } from '../../components/sortable-list/sort-handle.tsx';
import { SortableList } from '../../components/sortable-list/sortable-list.tsx';
import { SortableRow } from '../../components/sortable-list/sortable-row.tsx';
import { useUnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useListEdit } from './use-list-edit.ts';
import { type ListSaving, useListSave } from './use-list-save.ts';

/** The rules and texts of one kind of list. */
export interface ListKind<Item extends ListItem> {
  label: string;
  about: string;
  addText: string;
  /** Shown for an empty list. */
  emptyText: string;
  nameOf: (item: Item) => string;
  /** Describes all editable fields of an item. */
  itemText: (item: Item) => string;
  makeItem: (temporaryId: string, items: readonly Item[]) => Item;
  /** Whether the list can be saved, apart from errors in its rows. */
  maySave: (items: readonly Item[], saved: readonly Item[]) => boolean;
  /** Returns the error of the list as a whole, or undefined. */
  problemOf: (items: readonly Item[]) => string | undefined;
  /** Returns why nothing can be added, or undefined. */
  fullText: (items: readonly Item[]) => string | undefined;
  mayRemove: (items: readonly Item[]) => boolean;
  /** The fields of a row. */
  fields: (
    item: Item,
    context: { items: readonly Item[]; readOnly: boolean; onChange: (item: Item) => void },
  ) => ReactNode;
}

const ignore = () => undefined;
const unchanged = { move: ignore, replace: ignore, remove: ignore, add: ignore };

/** Edits a whole list: adds, changes, removes, and sorts items, and saves them together. */
export function ListEditor<Item extends ListItem>({
  saved,
  kind,
  saving: how,
}: {
  saved: readonly Item[];
  kind: ListKind<Item>;
  saving: ListSaving<Item>;
}) {
  const titleId = useId();
  const list = useListEdit(saved);
  const { edit, isDirty } = list;
  const items = edit.mine;
  const { saving, saveEdit, conflict, choose, cancel } = useListSave(how, list);
  const maySave = isDirty && kind.maySave(items, edit.base);
  const problem = maySave ? undefined : (kind.problemOf(items) ?? text('list.invalid'));
  const fullText = kind.fullText(items);
  // Disabled during a save, because a change made then would be lost when the sent edit is cleared.
  const { move, replace, remove, add } = saving ? unchanged : list;
  useUnsavedChanges(isDirty, saving ? undefined : async () => maySave && saveEdit(edit));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (maySave && !saving) void saveEdit(edit);
  };
  return (
    <chakra.form aria-labelledby={titleId} noValidate display="grid" gap={3} onSubmit={submit}>
      <div>
        <chakra.h4 id={titleId} fontWeight="medium" textStyle="sm">
          {kind.label}
        </chakra.h4>
        <chakra.p color="fg.muted" textStyle="xs">
          {kind.about}
        </chakra.p>
      </div>
      {items.length === 0 && <chakra.p textStyle="sm">{kind.emptyText}</chakra.p>}
      <SortableList items={items.map((item) => ({ id: item.id, name: kind.nameOf(item) }))} onMove={move}>
        {(ids) =>
          ids.length > 0 && (
            <ul>
              {ids
                .flatMap((id) => items.find((item) => item.id === id) ?? [])
                .map((item) => (
                  <SortableRow key={item.id} id={item.id}>
                    <chakra.fieldset
                      aria-label={kind.nameOf(item)}
                      display="flex"
                      alignItems="start"
                      gap={2}
                      py={2}
                      borderTopWidth="1px"
                      borderColor="border.subtle"
                    >
                      <SortHandle id={item.id} />
                      <chakra.div flex="1" minW={0}>
                        {kind.fields(item, { items, readOnly: saving, onChange: replace })}
                      </chakra.div>
                      <IconButton
                        size="2xs"
                        variant="ghost"
                        aria-label={text('list.remove', { name: kind.nameOf(item) })}
                        disabled={saving || !kind.mayRemove(items)}
                        onClick={() => remove(item.id)}
                      >
                        <Trash2 size={14} aria-hidden />
                      </IconButton>
                    </chakra.fieldset>
                  </SortableRow>
                ))}
            </ul>
          )
        }
      </SortableList>
      <div>
        <Button
          size="sm"
          variant="outline"
          disabled={saving || fullText !== undefined}
          onClick={() => add(kind.makeItem)}
        >
          <Plus size={16} aria-hidden />
          {kind.addText}
        </Button>
        {fullText && (
          <chakra.p mt={1} color="fg.muted" textStyle="sm">
            {fullText}
          </chakra.p>
        )}
      </div>
      <SaveRow
        isDirty={isDirty}
        status={problem ?? text('list.changed')}
        isProblem={problem !== undefined}
        maySave={maySave}
        saving={saving}
        onDiscard={list.discard}
      />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          nameOf={kind.nameOf}
          itemText={kind.itemText}
          onChoose={(choices) => void choose(conflict, choices)}
          onClose={cancel}
        />
      )}
    </chakra.form>
  );
}
