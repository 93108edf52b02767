import { expect, it } from 'vitest';
import { indexPermissions } from '../room-permissions/records.ts';
import { worldScope } from '../room-permissions/scopes.ts';
import type { Configuration, RoomFacts } from './configuration.ts';
import { type EntryDraft, withEntryDraft } from './entry-draft.ts';
import { type Past, replay } from './replay.ts';
import { type MemberKind, replayGroups } from './replay-groups.ts';
import { withOptions } from './testing/campus.ts';

const room = (id: string, instance: number | null, permAccess = 4, teamAccess: string[] = []): RoomFacts => ({
  ...{ id, name: id, levelName: 'hall', instance, permAccess, teamAccess },
  groupAccess: [],
});

const stored: Configuration = {
  worldBuildVersion: '2.0',
  verificationRequired: false,
  pageAccess: {},
  rooms: [room('a', 1), room('b', 2), room('door', 2, 0, ['7']), room('c', null, 2)],
  options: withOptions({
    hall: [
      { id: 'kick', label: 'Kick', definition: '', defaultPermissionLevel: 4 },
      { id: 'mute', label: 'Mute', definition: '', defaultPermissionLevel: 0 },
    ],
  }),
  permissions: indexPermissions([]),
  boardOptions: [],
  webBoards: indexPermissions([]),
  devices: ['desktop', 'web'],
};

const nothing: EntryDraft = { rooms: [], permissions: [] };
const groupsOf = (draft: Partial<EntryDraft>) =>
  replayGroups(stored, withEntryDraft(stored, { ...nothing, ...draft }));
const access = (id: string, permAccess: number, teamAccess: string[] = []) => ({
  ...{ id, permAccess, teamAccess },
  groupAccess: [],
});

const memberKinds: Record<number, MemberKind> = {
  1: { level: 'member', teamId: '', emailVerified: true },
  2: { level: 'member', teamId: '7', emailVerified: true },
  3: { level: 'moderator', teamId: '', emailVerified: true },
  4: { level: 'suspended', teamId: '', emailVerified: true },
};
const past = (entries: Past['entries'], inside: Past['inside'] = []): Past => ({
  entries,
  inside,
  memberKindOf: (person) => memberKinds[person],
});
const everybody = past(
  [1, 2, 3, 4, 5, 6].map((person) => ({ person, group: 0, entries: person * 10 })),
  [1, 3, 5].map((person) => ({ person, group: 0 })),
);
/** The details of each loss: entries by person, and the people inside. */
const lostBy = (draft: Partial<EntryDraft>) => {
  const { losses, others } = replay(groupsOf(draft), everybody);
  return {
    losses: losses.map(({ lost, entries, inside }) => [lost, [...entries], [...inside]]),
    others,
  };
};

it('a room that is closed to a role refuses those who entered by that role, and nobody who may not enter now', () => {
  expect(lostBy({ rooms: [access('a', 2)] })).toEqual({
    losses: [
      [
        { kind: 'room' },
        [
          [1, 10],
          [2, 20],
        ],
        [1],
      ],
    ],
    others: { entries: 110, people: 2 },
  });
});

it('rooms of the same level and instance are one place: who may enter any of them may be there', () => {
  expect(groupsOf({ rooms: [access('b', 2)] }).map(({ places }) => places)).toEqual([['hall_2']]);
  expect(lostBy({ rooms: [access('b', 2)] }).losses).toEqual([[{ kind: 'room' }, [[1, 10]], [1]]]);
});

it('nothing is looked up where nobody loses anything', () => {
  expect(groupsOf({})).toEqual([]);
  expect(groupsOf({ rooms: [access('c', 4), access('gone', 0)] })).toEqual([]);
  const lower = { device: 'desktop' as const, scope: worldScope, values: { kick: 1 as const } };
  expect(groupsOf({ permissions: [lower] })).toEqual([]);
});

it('an action that is raised takes it from those who reached the old level and not the new one, on its device', () => {
  const raised = {
    device: 'web' as const,
    scope: worldScope,
    values: { kick: 8 as const, mute: 1 as const },
  };
  expect(groupsOf({ permissions: [raised] }).map(({ places }) => places)).toEqual([
    ['hall_1', 'hall_2', 'hall_0'],
  ]);
  const { losses } = lostBy({ permissions: [raised] });
  expect(losses).toEqual([
    [
      { kind: 'action', device: 'web', optionId: 'mute' },
      [
        [1, 10],
        [2, 20],
      ],
      [1],
    ],
    [{ kind: 'action', device: 'web', optionId: 'kick' }, [[3, 30]], [3]],
  ]);
});

it('places in which a draft takes different things are told apart, and one person counts once for each loss', () => {
  const groups = groupsOf({ rooms: [access('a', 3), access('c', 1)] });
  expect(groups.map(({ places }) => places)).toEqual([['hall_1'], ['hall_0']]);
  const twice = past([
    { person: 1, group: 0, entries: 2 },
    { person: 3, group: 0, entries: 2 },
    { person: 3, group: 1, entries: 5 },
    { person: 1, group: 0, entries: 4 },
  ]);
  const { losses } = replay(groups, twice);
  expect(losses.map(({ entries }) => [...entries])).toEqual([
    [
      [1, 6],
      [3, 5],
    ],
  ]);
});

const byTeam: MemberKind = { level: 'member', teamId: '7', emailVerified: true };
const member: MemberKind = { ...byTeam, teamId: '' };
const losersOf = (groups: ReturnType<typeof replayGroups>, who: readonly MemberKind[]) =>
  groups.flatMap(({ places, changes }) =>
    changes.map(({ isLostBy }) => [places, who.map((memberKind) => isLostBy(memberKind))]),
  );

it('a team that a room no longer names loses it, also where addresses must be verified', () => {
  const vip = { ...stored, verificationRequired: true, rooms: [room('vip', 3, 0, ['7'])] };
  const groups = replayGroups(vip, withEntryDraft(vip, { ...nothing, rooms: [access('vip', 0)] }));
  const unverified = { ...byTeam, emailVerified: false };
  expect(losersOf(groups, [byTeam, member, unverified])).toEqual([[['hall_3'], [true, false, false]]]);
});

it('a room that is gone is lost to all who could enter it', () => {
  const groups = replayGroups(stored, { ...stored, rooms: stored.rooms.slice(1) });
  const suspended: MemberKind = { ...member, level: 'suspended' };
  expect(losersOf(groups, [member, suspended])).toEqual([[['hall_1'], [true, false]]]);
});

it('an action that is raised in one scene is lost there alone, apart from what is raised elsewhere', () => {
  const scene = (instance: number) => ({ kind: 'scene' as const, level: 'hall', instance });
  const desktop = { device: 'desktop' as const };
  const groups = groupsOf({
    permissions: [
      { ...desktop, scope: scene(2), values: { kick: 8 as const } },
      { ...desktop, scope: scene(1), values: { mute: 1 as const } },
    ],
  });
  const moderator: MemberKind = { ...member, level: 'moderator' };
  expect(losersOf(groups, [member, moderator])).toEqual([
    [['hall_1'], [true, false]],
    [['hall_2'], [false, true]],
  ]);
});

it('a kind of member is judged once in each group, and an entry in no group loses nothing', () => {
  const judged: MemberKind[] = [];
  const isLostBy = (memberKind: MemberKind) => judged.push(memberKind) > 0;
  const group = { places: ['hall_1'], changes: [{ lost: { kind: 'room' as const }, isLostBy }] };
  const entry = (at: number) => ({ person: 1, group: at, entries: 2 });
  const { losses } = replay([group, group], past([entry(0), entry(0), entry(1), entry(9)], [entry(0)]));
  expect(losses.map(({ entries }) => [...entries])).toEqual([[[1, 6]]]);
  expect(judged).toEqual([memberKinds[1], memberKinds[1]]);
});
