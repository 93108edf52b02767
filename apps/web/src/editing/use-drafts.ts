import '@campus/contracts/core/editing-messages';
import { text } from '@campus/contracts/core/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from '../components/feedback/toasts.tsx';
import { formatList } from '../lib/format.ts';
import { withEntry } from '../lib/with-entry.ts';
import {
  basedOn,
  type Draft,
  type FieldOf,
  type JudgedDraft,
  judgeDraft,
  leftAfter,
  withEdit,
  withoutEdits,
} from './drafts.ts';

/**
 * The person's unsaved changes of any number of records, by id, beside what is stored. They stay while other records
 * are open. What was edited and then removed by another person is told by the name that `nameOf` gives it, if any; it is
 * not sent, and it is a draft again if it comes back.
 */
export function useDrafts<F extends object>(
  stored: Pick<ReadonlyMap<string, F>, 'get'>,
  nameOf: (draft: Draft<F> & { id: string }, field: FieldOf<F> | undefined) => string | undefined,
) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft<F>>>(new Map());
  const edited = useMemo(() => {
    const recordOf = (id: string, draft: Draft<F> | undefined) =>
      stored.get(id) ?? (draft?.isNew ? draft.record : undefined);
    const all = [...drafts].flatMap(([id, draft]) => {
      const record = recordOf(id, draft);
      return record ? [judgeDraft(id, draft, record)] : [];
    });
    const change = (id: string, next: (draft: Draft<F> | undefined) => Draft<F> | undefined) =>
      setDrafts((now) => withEntry(now, id, next(now.get(id))));
    const of = (id: string) => all.find((draft) => draft.id === id);
    return {
      all,
      dirty: all.filter(({ isDirty }) => isDirty),
      isDirty: all.some(({ isDirty }) => isDirty),
      of,
      /** Changes fields of a record. `first` has the values of one that is not stored yet. */
      edit: (id: string, patch: Partial<F>, first?: F) =>
        change(id, (draft) => {
          const record = recordOf(id, draft) ?? first;
          return record ? withEdit(draft, { record, isNew: !stored.get(id) }, patch) : draft;
        }),
      /** Bases the person's values on the stored ones: of these fields, or of all in conflict. */
      keepMine: (id: string, fields: readonly FieldOf<F>[] = of(id)?.conflicts ?? []) =>
        change(id, (draft) => {
          const record = recordOf(id, draft);
          return draft && record ? basedOn(draft, record, fields) : draft;
        }),
      /** Discards the person's values of these fields, or of all in conflict. */
      takeTheirs: (id: string, fields: readonly FieldOf<F>[] = of(id)?.conflicts ?? []) =>
        change(id, (draft) => draft && withoutEdits(draft, fields)),
      /** Discards the drafts of these records, or of all. */
      discard: (ids?: readonly string[]) =>
        setDrafts((now) => new Map([...now].filter(([id]) => ids && !ids.includes(id)))),
      /** Bases drafts on a change that the person has made in another way, such as a reset. */
      rebase: (next: (id: string, draft: Draft<F>) => Draft<F>) =>
        setDrafts((now) => new Map([...now].map(([id, draft]) => [id, next(id, draft)]))),
      /**
       * Ends a save: keeps what was edited since it was sent, and what is in conflict. A new record has its `id` now; if
       * fields of it that are `fixed` once it is saved were edited since, the draft is of another new record.
       */
      settle: (
        sent: JudgedDraft<F>,
        saved: F,
        {
          id = sent.id,
          conflicts = [],
          fixed = [],
        }: { id?: string; conflicts?: readonly string[]; fixed?: readonly FieldOf<F>[] } = {},
      ) =>
        setDrafts((now) => {
          const draft = now.get(sent.id);
          const left = draft && leftAfter(draft, { sent, saved, conflicts });
          if (left && fixed.some((field) => field in left.mine)) return now;
          const isLeft = left !== undefined && Object.keys(left.mine).length > 0;
          return withEntry(withEntry(now, sent.id, undefined), id, isLeft ? left : undefined);
        }),
    };
  }, [stored, drafts]);
  useNotifyRemoved(
    [...drafts].flatMap(([id, draft]) => {
      const judged = edited.of(id);
      if (judged) return judged.gone.map((field) => nameOf({ ...draft, id }, field));
      return judgeDraft(id, draft, draft.record).isDirty ? [nameOf({ ...draft, id }, undefined)] : [];
    }),
  );
  return edited;
}

/** Tells once of each edited thing that another person has removed. */
function useNotifyRemoved(names: readonly (string | undefined)[]) {
  const notify = useNotify();
  const told = useRef<readonly string[]>([]);
  const list = JSON.stringify(names.filter((name) => name !== undefined));
  useEffect(() => {
    const present: readonly string[] = JSON.parse(list);
    const fresh = present.filter((name) => !told.current.includes(name));
    told.current = present;
    if (fresh.length > 0) notify.warning(text('editing.gone', { names: formatList(fresh) }));
  }, [list, notify]);
}
