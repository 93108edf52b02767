// @module-tag sampled
import { isSameValue } from '@campus/domain/core/same-value';
import { mergeFields } from '@campus/domain/editing/merge';
import { randomRuns } from '@campus/domain/testing/sweep';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  basedOn,
  type Draft,
  type JudgedDraft,
  judgeDraft,
  leftAfter,
  withEdit,
  withoutEdits,
} from './drafts.ts';

type Values = Readonly<Record<string, unknown>>;

/** A page in a browser: what it has read, its draft, and a save that it waits for. */
interface Browser {
  seen: Values;
  draft: Draft<Values> | undefined;
  waiting: { sent: JudgedDraft<Values>; saved: Values; conflicts: string[] } | undefined;
}

/** What is stored. */
interface World {
  stored: Values;
}

/** Few values of each kind that drafts have, so that people often agree and often come back to an earlier value. */
const mechanisms = {
  settings: [null, 30, 'x', true, { typed: '3x', error: 'Must be a number.' }],
  roles: [null, 'member', 'leader', 'owner'],
  rooms: ['', 'Lobby', ['GOTO', 'mobile'], ['hidden'], { id: '', passcode: '' }, { id: '1', passcode: '' }],
  'room permissions': [null, 1, 4, 8],
  'member profiles': [true, false, 'hidden', 'visible', 'editable'],
  'web rooms': ['', 'Aula', '20'],
} as const;

const fields = ['a', 'b'] as const;
const field = fc.constantFrom(...fields);
const who = fc.constantFrom(0 as const, 1 as const);

function steps(values: readonly unknown[]) {
  const edit = fc.record({
    kind: fc.constant('edit' as const),
    who,
    field,
    value: fc.constantFrom(...values),
  });
  const other = fc.record({
    kind: fc.constantFrom(...(['send', 'answer', 'lose', 'read', 'keepMine', 'takeTheirs'] as const)),
    who,
  });
  return fc.array(fc.oneof({ weight: 3, arbitrary: edit }, { weight: 4, arbitrary: other }), {
    minLength: 6,
    maxLength: 30,
  });
}

const judged = ({ draft, seen }: Browser) => draft && judgeDraft('record', draft, seen);
const shown = (browser: Browser) => judged(browser)?.value ?? browser.seen;

/** The model: what the page shows of a field after it has read `stored`. */
function threeWay({ draft }: Browser, name: string, stored: Values): unknown {
  const isMine = draft && name in draft.mine && !isSameValue(draft.mine[name], draft.base[name]);
  return isMine ? draft.mine[name] : stored[name];
}

interface Edit {
  field: string;
  value: unknown;
}

/** What people and the network do. Each checks that the page shows what was typed, and otherwise what is stored. */
const acts = {
  edit: (browser: Browser, _: World, { field: name, value }: Edit) => {
    const [before, draft] = [shown(browser), judged(browser)];
    browser.draft = withEdit(browser.draft, { record: browser.seen }, { [name]: value });
    // A value that is put back is no change: what others have saved since shows.
    const isBack = draft?.changed.includes(name) && isSameValue(value, draft.base[name]);
    expect(shown(browser)).toEqual({ ...before, [name]: isBack ? browser.seen[name] : value });
  },
  read: (browser: Browser, world: World) => {
    browser.seen = world.stored;
    for (const name of fields) expect(shown(browser)[name]).toEqual(threeWay(browser, name, world.stored));
  },
  send: (browser: Browser, world: World) => {
    const sent = judged(browser);
    if (!sent?.isDirty || browser.waiting) return;
    const { merged, written, conflicts } = mergeFields(world.stored, sent.mine, sent.base);
    // Each write begins with the value that its author has seen.
    for (const name of Object.keys(written)) expect(sent.base[name]).toEqual(world.stored[name]);
    world.stored = merged;
    browser.waiting = { sent, saved: merged, conflicts: conflicts.map((conflict) => conflict.field) };
  },
  answer: (browser: Browser) => {
    if (!browser.waiting || !browser.draft) return;
    const [before, draft] = [shown(browser), judged(browser)];
    browser.draft = leftAfter(browser.draft, browser.waiting);
    browser.seen = browser.waiting.saved;
    browser.waiting = undefined;
    for (const name of draft?.changed ?? []) expect(shown(browser)[name]).toEqual(before[name]);
  },
  /** The answer is lost: the draft stays, and the page reads again. */
  lose: (browser: Browser, world: World) => {
    if (!browser.waiting) return;
    browser.waiting = undefined;
    acts.read(browser, world);
  },
  keepMine: (browser: Browser) => {
    const [before, draft] = [shown(browser), judged(browser)];
    if (!browser.draft || !draft) return;
    browser.draft = basedOn(browser.draft, browser.seen, draft.conflicts);
    expect(shown(browser)).toEqual(before);
    expect(judged(browser)?.conflicts).toEqual([]);
  },
  takeTheirs: (browser: Browser) => {
    const draft = judged(browser);
    if (!browser.draft || !draft) return;
    browser.draft = withoutEdits(browser.draft, draft.conflicts);
    for (const name of draft.conflicts) expect(shown(browser)[name]).toEqual(browser.seen[name]);
  },
};

it.each(Object.entries(mechanisms))(
  'two browsers lose nothing that was typed, and overwrite nothing unseen: %s',
  (_, values) => {
    fc.assert(
      fc.property(steps(values), (session) => {
        const world: World = { stored: Object.fromEntries(fields.map((name) => [name, values[0]])) };
        const open = (): Browser => ({ seen: world.stored, draft: undefined, waiting: undefined });
        const browsers = [open(), open()] as const;
        for (const { who: person, kind, ...edit } of session)
          acts[kind](browsers[person], world, { field: '', value: undefined, ...edit });
      }),
      randomRuns(20_000, 50),
    );
  },
);

it('keeps what is put back during a save', () => {
  const seen = { name: 'Lobby' };
  const draft = withEdit(undefined, { record: seen }, { name: 'Foyer' });
  const sent = judgeDraft('room', draft, seen);
  const back = withEdit(draft, { record: seen }, { name: 'Lobby' });
  const left = leftAfter(back, { sent, saved: { name: 'Foyer' }, conflicts: [] });
  expect(judgeDraft('room', left, { name: 'Foyer' })).toMatchObject({
    mine: { name: 'Lobby' },
    base: { name: 'Foyer' },
    isDirty: true,
  });
});

it('sends no field that the record no longer has, until it is back', () => {
  const draft = withEdit(undefined, { record: { a: 1, b: 1 } as Values }, { a: 2, b: 2 });
  expect(judgeDraft('', draft, { b: 1 })).toMatchObject({ changed: ['b'], mine: { b: 2 }, gone: ['a'] });
  expect(judgeDraft('', draft, { a: 1, b: 1 })).toMatchObject({ changed: ['a', 'b'], gone: [] });
});
