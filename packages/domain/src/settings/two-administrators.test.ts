// @module-tag sampled
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomRuns } from '../testing/sweep.ts';
import { mergeChanges, type SettingChange, type SettingValue } from './setting-change.ts';

const settings = ['hint', 'days', 'open', 'link'] as const;
type Key = (typeof settings)[number];
const people = ['ada', 'bo'] as const;
type Name = (typeof people)[number];

const who = fc.constantFrom(...people);
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('read' as const, 'save' as const), who }),
    fc.record({
      kind: fc.constant('edit' as const),
      who,
      setting: fc.constantFrom(...settings),
      // Few values, so that people often agree and often come back to an earlier value.
      value: fc.constantFrom<SettingValue>(null, true, false, 0, 1, 'x', ''),
    }),
  ),
  { maxLength: 30 },
);

/** A page that an administrator has open: what it has read, and what was edited on it. */
interface OpenPage {
  seen: Map<Key, SettingValue>;
  drafts: Map<Key, { base: SettingValue; value: SettingValue }>;
}

/** The stored settings, and every write with its author. */
interface World {
  stored: Map<Key, SettingValue>;
  writes: { who: Name; setting: Key; from: SettingValue; to: SettingValue }[];
}

/** The model: what holds is the one that differs from the common base; a conflict where both do, differently. */
function threeWay(theirs: SettingValue, base: SettingValue, mine: SettingValue): SettingValue | 'conflict' {
  if (mine === base || mine === theirs) return theirs;
  return theirs === base ? mine : 'conflict';
}

function save(world: World, page: OpenPage, who: Name): void {
  const changes = [...page.drafts].map(([setting, draft]): SettingChange<Key> => ({ setting, ...draft }));
  const { written, conflicts } = mergeChanges(world.stored, changes);
  expect([...written.keys(), ...conflicts].every((setting) => page.drafts.has(setting))).toBe(true);
  for (const [setting, { base, value }] of page.drafts) {
    const theirs = world.stored.get(setting) ?? null;
    const made = written.has(setting) ? written.get(setting) : theirs;
    expect(conflicts.includes(setting) ? 'conflict' : made).toBe(threeWay(theirs, base, value));
  }
  for (const [setting, to] of written) {
    world.writes.push({ who, setting, from: world.stored.get(setting) ?? null, to });
    world.stored.set(setting, to);
  }
  page.seen = new Map(world.stored);
  page.drafts = new Map([...page.drafts].filter(([setting]) => conflicts.includes(setting)));
}

function edit({ drafts, seen }: OpenPage, setting: Key, value: SettingValue): void {
  const draft = drafts.get(setting);
  const base = draft ? draft.base : (seen.get(setting) ?? null);
  if (value === base) drafts.delete(setting);
  else drafts.set(setting, { base, value });
}

it('10,000 sessions of two administrators lose no acknowledged edit, and save none unasked', () => {
  fc.assert(
    fc.property(steps, (session) => {
      const world: World = { stored: new Map(settings.map((setting) => [setting, null])), writes: [] };
      const open = (): OpenPage => ({ seen: new Map(world.stored), drafts: new Map() });
      const pages = { ada: open(), bo: open() };
      for (const step of session) {
        const page = pages[step.who];
        if (step.kind === 'edit') edit(page, step.setting, step.value);
        else if (step.kind === 'save') save(world, page, step.who);
        else page.seen = new Map(world.stored);
      }
      // Each write begins where the one before it has ended: none was overwritten unseen.
      for (const setting of settings) {
        const own = world.writes.filter((write) => write.setting === setting);
        const values = [null, ...own.map(({ to }) => to)];
        expect(own.map(({ from }) => from)).toEqual(values.slice(0, -1));
        expect(world.stored.get(setting)).toBe(values.at(-1));
      }
    }),
    randomRuns(10_000),
  );
});
