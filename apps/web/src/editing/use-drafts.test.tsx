// @module-tag sampled
import { isSameValue } from '@campus/domain/core/same-value';
import { randomRuns } from '@campus/domain/testing/sweep';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Mechanism, mechanisms } from '../../testing/edited-values.ts';
import { ToastsProvider, useToasts } from '../components/feedback/toasts.tsx';
import type { JudgedDraft } from './drafts.ts';
import { useDrafts } from './use-drafts.ts';

type Values = Readonly<Record<string, unknown>>;
type Records = ReadonlyMap<string, Values>;

/** The model of an edit: the three values are its base, its value, and what the page has read. */
interface Edit {
  id: string;
  field: string;
  base: unknown;
  value: unknown;
}

/** What is stored, and what was removed and may come back. */
interface World {
  mechanism: Mechanism;
  stored: Records;
  removed: Records;
}

const formsOf = ({ mechanism: { toForm }, stored }: World): Records =>
  new Map([...stored].map(([id, record]) => [id, toForm(record)]));

/** A page in a browser: the hook, and the model beside it. */
function openPage(world: World) {
  sessionStorage.clear();
  const { removes } = world.mechanism;
  let seen = formsOf(world);
  let edits: readonly Edit[] = [];
  let told: readonly string[] = [];
  let lastToast: string | undefined;
  /** The records when they were last edited. */
  const records = new Map<string, Values | undefined>();
  let waiting: { sent: JudgedDraft<Values>; saved: Values; conflicts: readonly string[] } | undefined;
  const { result, rerender, unmount } = renderHook(
    ({ stored }: { stored: Records }) => ({
      drafts: useDrafts<Values>(stored, ({ id }, field) => field ?? id),
      history: useToasts().history,
    }),
    { initialProps: { stored: seen }, wrapper: ToastsProvider },
  );
  const drafts = () => result.current.drafts;

  const theirs = ({ id, field }: Pick<Edit, 'id' | 'field'>) => seen.get(id)?.[field];
  const isThere = ({ id, field, base }: Edit) =>
    seen.has(id) && (base === undefined || seen.get(id)?.[field] !== undefined);
  const differs = (edit: Edit, other: unknown) =>
    !isSameValue(edit.value, edit.base) && !isSameValue(edit.value, other);
  const isChanged = (edit: Edit) => isThere(edit) && differs(edit, theirs(edit));
  const isConflict = (edit: Edit) =>
    isChanged(edit) && edit.base !== undefined && !isSameValue(edit.base, theirs(edit));
  const of = (id: string, field: string) => edits.find((edit) => edit.id === id && edit.field === field);
  const without = (gone: (edit: Edit) => boolean) => edits.filter((edit) => !gone(edit));

  /** Those of the edited things that the page no longer has. */
  function goneNames(): string[] {
    const gone = edits.filter((edit) =>
      removes === 'fields'
        ? !isThere(edit) && differs(edit, undefined)
        : !seen.has(edit.id) && differs(edit, records.get(edit.id)?.[edit.field]),
    );
    return [...new Set(gone.map(({ id, field }) => (removes === 'fields' ? field : id)))];
  }

  const check = () => {
    for (const id of world.mechanism.ids) {
      const changed = edits.filter((edit) => edit.id === id && isChanged(edit));
      const draft = drafts().of(id);
      const mine = Object.fromEntries(changed.map(({ field, value }) => [field, value]));
      expect(draft?.mine ?? {}).toEqual(mine);
      if (draft) expect(draft.value).toEqual({ ...seen.get(id), ...mine });
      const conflicts = changed.filter(isConflict).map(({ field }) => field);
      expect([...(draft?.conflicts ?? [])].sort()).toEqual(conflicts.sort());
    }
    expect(drafts().isDirty).toBe(edits.some(isChanged));
    const gone = goneNames();
    const fresh = gone.filter((name) => !told.includes(name));
    const [toast] = result.current.history;
    const newlyTold = toast?.id === lastToast ? [] : gone.filter((name) => toast?.message.includes(name));
    expect(newlyTold).toEqual(fresh);
    [told, lastToast] = [gone, toast?.id];
  };

  const show = (records: Records, change?: () => void) => {
    seen = records;
    act(() => {
      change?.();
      rerender({ stored: seen });
    });
  };

  /** What is stored is changed only by a person who has seen it. */
  const expectMerged = (id: string, before: Values, saved: NonNullable<ReturnType<Mechanism['save']>>) => {
    const [old, now] = [world.mechanism.toForm(before), world.mechanism.toForm(saved.stored)];
    for (const field of Object.keys(old)) {
      const edit = of(id, field);
      const isSent = edit !== undefined && isChanged(edit);
      const isBased = isSent && (field === 'order' || isSameValue(edit.base, old[field]));
      expect(now[field]).toEqual(isBased ? edit.value : old[field]);
      const isRefused = isSent && !isBased && !isSameValue(edit.value, old[field]);
      expect(saved.conflicts.includes(field)).toBe(isRefused);
    }
  };

  return {
    unmount,
    check,
    edit: (id: string, field: string, value: unknown) => {
      const record = seen.get(id);
      const isField =
        record && (field in record || !(field in world.mechanism.toForm(world.mechanism.first)));
      if (!isField) return;
      const before = of(id, field);
      const base = before && isChanged(before) ? before.base : record[field];
      edits = [...without((edit) => edit === before), { id, field, base, value }];
      records.set(id, record);
      act(() => drafts().edit(id, { [field]: value }));
    },
    read: () => show(formsOf(world)),
    send: (id: string) => {
      const sent = drafts().of(id);
      if (!sent?.isDirty || waiting) return;
      const before = world.stored.get(id);
      const isKnown =
        before && sent.changed.every((field) => !(field in world.mechanism.first) || field in before);
      // The order of a web room is not compared: in conflict, it waits until the person has chosen.
      const maySend = isKnown && !sent.conflicts.includes('order');
      const saved = maySend ? world.mechanism.save(before, sent) : undefined;
      if (!before || !saved) return show(formsOf(world));
      expectMerged(id, before, saved);
      world.stored = new Map(world.stored).set(id, saved.stored);
      waiting = { sent, saved: formsOf(world).get(id) ?? {}, conflicts: saved.conflicts };
    },
    answer: () => {
      if (!waiting) return;
      const { sent, saved, conflicts } = waiting;
      waiting = undefined;
      const { id } = sent;
      if (edits.some((edit) => edit.id === id)) records.set(id, saved);
      edits = edits.flatMap((edit) => {
        const isSaved =
          edit.id === id && sent.changed.includes(edit.field) && !conflicts.includes(edit.field);
        if (!isSaved) return [edit];
        return isSameValue(edit.value, sent.mine[edit.field]) ? [] : [{ ...edit, base: saved[edit.field] }];
      });
      show(new Map(seen).set(id, saved), () => drafts().settle(sent, saved, { conflicts }));
    },
    /** The answer is lost: the page reads again. */
    lose: () => {
      if (!waiting) return;
      waiting = undefined;
      show(formsOf(world));
    },
    keepMine: (id: string) => {
      edits = edits.map((edit) =>
        edit.id === id && isConflict(edit) ? { ...edit, base: theirs(edit) } : edit,
      );
      act(() => drafts().keepMine(id));
    },
    takeTheirs: (id: string) => {
      edits = without((edit) => edit.id === id && isConflict(edit));
      act(() => drafts().takeTheirs(id));
    },
    discard: (id: string) => {
      edits = without((edit) => edit.id === id);
      act(() => drafts().discard([id]));
    },
  };
}

/** A colleague removes a record or a field, or brings it back as it was. */
function removeOrRestore(world: World, id: string, field: string) {
  const { removes } = world.mechanism;
  const [stored, removed] = [new Map(world.stored), new Map(world.removed)];
  const [here, away] = [stored.get(id), removed.get(id)];
  if (removes === 'records') {
    stored.delete(id);
    removed.delete(id);
    if (here) removed.set(id, here);
    if (away) stored.set(id, away);
  } else if (here && field in here) {
    const { [field]: value, ...rest } = here;
    stored.set(id, rest);
    removed.set(id, { ...away, [field]: value });
  } else if (here) {
    stored.set(id, { ...here, [field]: away?.[field] });
  }
  Object.assign(world, { stored, removed });
}

function steps({ ids, wants }: Mechanism) {
  const edit = fc.constantFrom(
    ...Object.entries(wants).flatMap(([field, values]) =>
      values.map((value) => ({ kind: 'edit' as const, field, value })),
    ),
  );
  const other = (
    ...kinds: ('send' | 'answer' | 'lose' | 'read' | 'keepMine' | 'takeTheirs' | 'discard' | 'remove')[]
  ) =>
    fc.record({
      kind: fc.constantFrom(...kinds),
      field: fc.constantFrom(...Object.keys(wants)),
      value: fc.constant(undefined),
    });
  const step = fc.oneof(
    { weight: 4, arbitrary: edit },
    { weight: 4, arbitrary: other('send', 'answer') },
    { weight: 3, arbitrary: other('read', 'keepMine', 'takeTheirs') },
    { weight: 2, arbitrary: other('remove', 'lose', 'discard') },
  );
  return fc.array(fc.tuple(fc.nat(1), fc.constantFrom(...ids), step), { minLength: 30, maxLength: 120 });
}

it.each(Object.entries(mechanisms))('two pages agree with three values at each step: %s', (_, mechanism) => {
  fc.assert(
    fc.property(steps(mechanism), (session) => {
      const stored = new Map(mechanism.ids.map((id) => [id, mechanism.first]));
      const world: World = { mechanism, stored, removed: new Map() };
      const pages = [openPage(world), openPage(world)] as const;
      for (const [who, id, { kind, field, value }] of session) {
        const page = pages[who === 0 ? 0 : 1];
        if (kind === 'remove') removeOrRestore(world, id, field);
        else if (kind === 'edit') page.edit(id, field, value);
        else page[kind](id);
        page.check();
      }
      for (const page of pages) page.unmount();
    }),
    randomRuns(500, 20),
  );
});
