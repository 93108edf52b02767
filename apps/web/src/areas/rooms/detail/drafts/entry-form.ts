import { text } from '@campus/contracts/core/text';
import type { Entry } from '@campus/domain/rooms/entries';
import type { EditedEntry, JudgedDraft, TargetRoom } from './drafts.ts';
import type { Problems } from './problems.ts';
import type { Drafts } from './use-entry-drafts.ts';

/** The data of the edited entry that the form's fields need. */
export interface EntryForm<E extends Entry = Entry> {
  entry: E;
  isNew: boolean;
  /** New passcodes; undefined while they are not touched. */
  passcodes: readonly string[] | undefined;
  set: (patch: Partial<E>) => void;
  setPasscodes: (passcodes: readonly string[] | undefined) => void;
  /** Remembers the room that a command is to lead to; undefined once its target is typed. */
  setTargetRoom: (room: TargetRoom | undefined) => void;
  /** The error of a field, once the person has tried to save. */
  errorOf: (field: string) => string | undefined;
}

/** The form of an entry, with the changes of its draft. */
export function formOf<E extends Entry>(
  entry: E,
  {
    draft,
    drafts,
    problems,
  }: { draft: JudgedDraft | undefined; drafts: Drafts; problems: Problems | undefined },
): EntryForm<E> {
  const edit = (patch: Partial<EditedEntry>) => drafts.edit(entry.id, patch, entry);
  return {
    entry,
    isNew: draft?.isNew ?? false,
    passcodes: draft?.mine.passcodes,
    set: (patch) => edit(patch as Partial<EditedEntry>),
    setPasscodes: (passcodes) => edit({ passcodes }),
    setTargetRoom: (room) =>
      edit({ targetRoom: room && { id: room.id, levelName: room.levelName, instance: room.instance } }),
    errorOf: (field) =>
      problems?.errors.get(field) ??
      (problems?.prohibited.includes(field) ? text('rooms.prohibited.field') : undefined),
  };
}
