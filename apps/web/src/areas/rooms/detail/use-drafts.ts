import type { Entry } from '@campus/domain/rooms/entries';
import { useMemo, useState } from 'react';
import { withEntry } from '../../../lib/with-entry.ts';
import { type Draft, type JudgedDraft, judgeDraft, leftAfter, withFieldsOf } from './drafts.ts';
import { isNewId } from './new-entry.ts';

/**
 * The person's unsaved changes of any number of entries, kept while other entries are open. A draft of a deleted entry
 * is dropped.
 */
export function useDrafts(stored: ReadonlyMap<string, Entry>) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [attempted, setAttempted] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const all = [...drafts].flatMap(([id, draft]) => {
      const now = stored.get(id) ?? (draft.isNew ? draft.base : undefined);
      return now ? [judgeDraft(id, draft, now)] : [];
    });
    const change = (id: string, next: (draft: Draft | undefined) => Draft | undefined) =>
      setDrafts((now) => withEntry(now, id, next(now.get(id))));
    const forgetAttempts = (ids: readonly string[]) =>
      setAttempted((now) => new Set([...now].filter((id) => !ids.includes(id))));
    return {
      all,
      dirty: all.filter(({ isDirty }) => isDirty),
      of: (id: string): JudgedDraft | undefined => all.find((draft) => draft.id === id),
      /** Whether the person has tried to save it; errors are shown from then on. */
      isAttempted: (id: string) => attempted.has(id),
      attempt: (ids: readonly string[]) => setAttempted((now) => new Set([...now, ...ids])),
      edit: (entry: Entry, mine: Entry) =>
        change(entry.id, (draft) => ({ base: entry, isNew: isNewId(entry.id), ...draft, mine })),
      /** Sets the passcodes: new ones; none; or, with undefined, no change. */
      editPasscodes: (entry: Entry, passcodes: readonly string[] | undefined) =>
        change(entry.id, (draft) => ({
          base: entry,
          mine: entry,
          isNew: isNewId(entry.id),
          ...draft,
          passcodes,
        })),
      /** Bases the person's values on the stored ones. */
      keepMine: ({ id, stored: base, entry }: JudgedDraft) =>
        change(id, (draft) => draft && { ...draft, base, mine: entry }),
      /** Discards the person's values of these fields. */
      takeTheirs: ({ id, stored: base, entry, conflicts }: JudgedDraft) =>
        change(id, (draft) => draft && { ...draft, base, mine: withFieldsOf(entry, base, conflicts) }),
      discard: (ids: readonly string[]) => {
        setDrafts((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
        forgetAttempts(ids);
      },
      /** Discards what was saved of a draft. What was changed while it was sent stays, and what is in conflict. */
      settle: (sent: JudgedDraft, saved: Entry, conflicts: readonly string[] = []) => {
        setDrafts((now) => {
          const draft = now.get(sent.id);
          const left = draft && leftAfter({ sent, saved, conflicts }, draft);
          const others = [...now].filter(([id]) => id !== sent.id);
          return new Map(left ? [...others, [saved.id, left]] : others);
        });
        forgetAttempts([sent.id]);
      },
    };
  }, [stored, drafts, attempted]);
}

export type Drafts = ReturnType<typeof useDrafts>;
