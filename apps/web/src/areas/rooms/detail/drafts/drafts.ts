import type { Entry, Room } from '@campus/domain/rooms/entries';
import { staysOnWeb } from '@campus/domain/rooms/visibility';
import * as editing from '../../../../editing/drafts.ts';

/** An entry with what a person gives it and what is not stored with it. */
export type EditedEntry = Entry & {
  /** Passcodes: new ones, or none to remove them. */
  passcodes?: readonly string[] | undefined;
  /** The room that was chosen as the target of a command, as it was then. */
  targetRoom?: TargetRoom | undefined;
};

export type TargetRoom = Pick<Room, 'id' | 'levelName' | 'instance'>;

/** The unsaved changes of an entry, and the entry as it would be saved. */
export interface JudgedDraft extends editing.JudgedDraft<EditedEntry> {
  entry: Entry;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an entry that a form changes. */
export function fieldsOf({ id: _, kind: __, order: ___, ...fields }: Entry): Fields {
  const {
    hasPasscodes: ____,
    isOnWeb: _____,
    ...content
  } = { hasPasscodes: false, isOnWeb: false, ...fields };
  return content;
}

/** A draft of an entry. Whether a room has passcodes, and stays on the web, follows from those that the person gives it. */
export function entryDraft(draft: editing.JudgedDraft<EditedEntry>): JudgedDraft {
  const { passcodes, targetRoom: _, ...entry } = draft.value;
  const shown = entry as Entry;
  if (shown.kind === 'command') return { ...draft, entry: shown };
  const hasPasscodes = passcodes === undefined ? shown.hasPasscodes : passcodes.length > 0;
  return { ...draft, entry: { ...shown, hasPasscodes, isOnWeb: staysOnWeb({ ...shown, hasPasscodes }) } };
}

/** A new entry in which nothing has been changed yet. */
export function newDraft(entry: Entry): JudgedDraft {
  return entryDraft(
    editing.judgeDraft(entry.id, { base: {}, mine: {}, record: entry, isNew: true }, entry as EditedEntry),
  );
}
