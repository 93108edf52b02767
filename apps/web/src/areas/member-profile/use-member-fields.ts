import type { MemberProfileConfiguration } from '@campus/contracts/member-profile/member-profile';
import { useMemo, useRef } from 'react';
import { useDrafts } from '../../editing/use-drafts.ts';
import {
  definitionOf,
  type FieldRecord,
  idOf,
  nameErrors,
  nameOf,
  newField,
  recordOf,
  type ShownField,
} from './field-drafts.ts';

/** The account's own fields of the member profile, with what the person changes in them. */
export function useMemberFields({ fields, dropping }: MemberProfileConfiguration) {
  const stored = useMemo(() => recordsOf(fields), [fields]);
  const drafts = useDrafts(stored, ({ record, mine }) => (mine.isRemoved ? undefined : record.name));
  const added = useRef(0);
  const all = [...stored].map(([id, record]): ShownField => {
    const draft = drafts.of(id);
    return { id, value: draft?.value ?? record, isNew: false, draft };
  });
  const fresh = drafts.all
    .filter(({ isNew }) => isNew)
    .map((draft): ShownField => ({ id: draft.id, value: draft.value, isNew: true, draft }))
    .toSorted((one, other) => orderOf(one.id) - orderOf(other.id));
  const shown = [...all.filter(({ value }) => !value.isRemoved), ...fresh];
  const removed = all.filter(({ value }) => value.isRemoved).map(({ value }) => value.name);

  return {
    shown,
    /** The names of the stored fields that the person has removed. */
    removed,
    errors: nameErrors(shown, { removed, dropping }),
    isDirty: drafts.isDirty,
    add: () => {
      added.current += 1;
      drafts.edit(`${freshId}${added.current}`, {}, newField);
    },
    edit: (id: string, patch: Partial<FieldRecord>) => drafts.edit(id, patch),
    remove: ({ id, isNew }: ShownField) =>
      isNew ? drafts.discard([id]) : drafts.edit(id, { isRemoved: true }),
    keepMine: (id: string) => drafts.keepMine(id),
    takeTheirs: (id: string) => drafts.takeTheirs(id),
    discard: () => drafts.discard(),
    /** The fields as they are sent, and as they are without the person's changes. */
    changes: {
      fields: shown.map((field) => definitionOf({ ...field.value, name: nameOf(field) })),
      removed,
      base: [...stored].map(([id, record]) => definitionOf({ ...record, ...drafts.of(id)?.base })),
    },
    /** Ends a save. Returns the names of the fields that are in conflict with what is stored. */
    settle: (saved: MemberProfileConfiguration): string[] => {
      const now = recordsOf(saved.fields);
      return drafts.all.flatMap((sent) => {
        if (sent.value.isRemoved) drafts.discard([sent.id]);
        const id = idOf(nameOf(sent));
        const record = now.get(id);
        if (!record) return [];
        const conflicts = (['required', 'access'] as const)
          .filter((field) => sent.isNew || sent.changed.includes(field))
          .filter((field) => record[field] !== sent.value[field]);
        drafts.settle(sent, record, { id, conflicts, fixed: ['name', 'type'] });
        return conflicts.length > 0 ? [record.name] : [];
      });
    },
  };
}

export type MemberFields = ReturnType<typeof useMemberFields>;

const freshId = 'new ';

/** The order in which new fields were added. */
function orderOf(id: string): number {
  return Number(id.slice(freshId.length));
}

function recordsOf(fields: MemberProfileConfiguration['fields']): ReadonlyMap<string, FieldRecord> {
  return new Map(fields.map((field) => [idOf(field.name), recordOf(field)]));
}
