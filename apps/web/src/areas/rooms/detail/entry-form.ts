import type { Entry } from '@campus/domain/rooms/entries';
import type { JudgedDraft } from './drafts.ts';
import type { Problems } from './problems.ts';
import type { Drafts } from './use-drafts.ts';

/** The data of the edited entry that the form's fields need. */
export interface EntryForm<E extends Entry = Entry> {
  entry: E;
  isNew: boolean;
  /** New passcodes; undefined while they are not touched. */
  passcodes: readonly string[] | undefined;
  set: (patch: Partial<E>) => void;
  setPasscodes: (passcodes: readonly string[] | undefined) => void;
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
  const stored = draft?.stored ?? entry;
  return {
    entry,
    isNew: draft?.isNew ?? false,
    passcodes: draft?.passcodes,
    set: (patch) => drafts.edit(stored, { ...(draft?.mine ?? entry), ...patch } as E),
    setPasscodes: (passcodes) => drafts.editPasscodes(stored, passcodes),
    errorOf: (field) => problems?.errors.get(field),
  };
}
