import type { Entry } from '@campus/domain/rooms/entries';
import { useMemo, useState } from 'react';
import { useDrafts } from '../../../../editing/use-drafts.ts';
import { type EditedEntry, entryDraft, type JudgedDraft } from './drafts.ts';

/** The person's unsaved changes of any number of entries, kept while other entries are open. */
export function useEntryDrafts(stored: ReadonlyMap<string, Entry>) {
  const drafts = useDrafts<EditedEntry>(stored, ({ record }) => record.name);
  const [attempted, setAttempted] = useState<ReadonlyMap<string, number>>(new Map());
  return useMemo(() => {
    const all = drafts.all.map(entryDraft);
    const forgetAttempts = (ids: readonly string[]) =>
      setAttempted((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
    return {
      ...drafts,
      all,
      dirty: all.filter(({ isDirty }) => isDirty),
      of: (id: string): JudgedDraft | undefined => all.find((draft) => draft.id === id),
      /** Whether the person has tried to save it; errors are shown from then on. */
      isAttempted: (id: string) => attempted.has(id),
      /** How often its save was refused. */
      attemptsOf: (id: string) => attempted.get(id) ?? 0,
      attempt: (ids: readonly string[]) =>
        setAttempted((now) => new Map([...now, ...ids.map((id) => [id, (now.get(id) ?? 0) + 1] as const)])),
      discard: (ids: readonly string[]) => {
        drafts.discard(ids);
        forgetAttempts(ids);
      },
      settle: (sent: JudgedDraft, saved: Entry, conflicts: readonly string[] = []) => {
        drafts.settle(sent, saved, { id: saved.id, conflicts });
        forgetAttempts([sent.id]);
      },
    };
  }, [drafts, attempted]);
}

export type Drafts = ReturnType<typeof useEntryDrafts>;
