import { expect, it } from 'vitest';
import { type PermissionScope, worldScope } from '../room-permissions/scopes.ts';
import { indexWebBoards, type WebBoardRecord } from '../room-permissions/web-boards.ts';
import type { Configuration } from './configuration.ts';
import { type Draft, effectOf } from './effect.ts';
import type { PeopleKind } from './people.ts';
import { campus, full, limited, recordOfBoards } from './testing/campus.ts';

const kindOf = (level: PeopleKind['level'], people: number): PeopleKind => ({
  ...{ level, people, teamId: '', emailVerified: true },
});
const kinds = [kindOf('member', 10), kindOf('leader', 40), kindOf('moderator', 2)];
const scene: PermissionScope = { kind: 'scene', level: 'hall', instance: 2 };
const everywhere = [null, 'a', 'b'];
const nobody = { gains: [], loses: [], gained: 0, lost: 0 };

const effect = (change: Draft['change'], before: Configuration = campus) =>
  effectOf({ before, change, kinds });
const ofBoards = (records: readonly WebBoardRecord[], before: Configuration = campus) =>
  effect({ webBoards: indexWebBoards(records) }, before);
const summary = ({ changes }: ReturnType<typeof effect>) =>
  changes.map(({ target, places, boards, ...difference }) => {
    expect(target).toMatchObject({ kind: 'board', boardId: boards?.[0], roomId: places[0] });
    return [target.kind === 'board' && target.optionId, places, boards, difference];
  });

it('of web boards is told once for boards whose access changes alike, whichever fields they stand in', () => {
  const boards = { memberLimited: ['5'], leaderLimited: ['6'], memberFull: ['7', '9'], moderatorNone: ['8'] };
  const found = ofBoards([recordOfBoards(worldScope, boards)]);
  const members = { ...nobody, gains: ['member'], gained: 10 };
  expect(summary(found)).toEqual([
    ['webboardfull', everywhere, ['7', '9'], { ...nobody, gains: ['member', 'leader'], gained: 50 }],
    ['webboardfull', everywhere, ['8'], { ...nobody, loses: ['moderator'], lost: 2 }],
    ['webboardlimited', everywhere, ['5', '6', '7', '9'], members],
    ['webboardlimited', everywhere, ['8'], { ...nobody, loses: ['leader', 'moderator'], lost: 42 }],
  ]);
  expect([found.gainers, found.losers]).toEqual([50, 42]);
});

it('of web boards tells permissions apart that change alike, and places that resolve by themselves', () => {
  const alike = { ...campus, boardOptions: [full, { ...limited, defaultPermissionLevel: 4 }] };
  const records = [
    recordOfBoards(worldScope, { leaderNone: ['8'] }),
    recordOfBoards(scene, { memberFull: ['7'] }),
  ];
  const low = { ...nobody, gains: ['member', 'leader'], gained: 50 };
  expect(summary(ofBoards(records, alike))).toEqual([
    ['webboardfull', ['b'], ['7'], low],
    ['webboardlimited', ['b'], ['7'], low],
  ]);
  const closing = [
    recordOfBoards(worldScope, { leaderNone: ['7'] }),
    recordOfBoards(scene, { leaderNone: ['7'] }),
  ];
  const closed = { ...nobody, loses: ['leader'], lost: 40 };
  expect(summary(ofBoards(closing))).toEqual([
    ['webboardlimited', [null, 'a'], ['7'], closed],
    ['webboardlimited', ['b'], ['7'], closed],
  ]);
});

it('of web boards in a room that goes is what people had there', () => {
  const rooms = campus.rooms.slice(0, 1);
  const boards = effect({ rooms }).changes.filter(({ target }) => target.kind === 'board');
  const high = ['moderator', 'admin', 'owner', 'superadmin'];
  expect(summary({ changes: boards, gainers: 0, losers: 0 })).toEqual([
    ['webboardfull', ['b'], [null], { ...nobody, loses: high, lost: 2 }],
    ['webboardlimited', ['b'], [null], { ...nobody, loses: ['leader', ...high], lost: 42 }],
    ['boardhomepage', ['b'], [null], { ...nobody, loses: high.slice(1) }],
  ]);
});

it('of web boards is nothing where another field says the same', () => {
  const before = {
    ...campus,
    webBoards: indexWebBoards([recordOfBoards(worldScope, { memberNone: ['7'] })]),
  };
  expect(effect({ webBoards: indexWebBoards([]) }, before)).toEqual({ changes: [], gainers: 0, losers: 0 });
});
