import { describe, expect, it } from 'vitest';
import type { Level } from '../access/levels.ts';
import { indexPermissions, type PermissionRecord } from '../room-permissions/records.ts';
import type { PermissionScope } from '../room-permissions/scopes.ts';
import { worldScope } from '../room-permissions/scopes.ts';
import { indexWebBoards } from '../room-permissions/web-boards.ts';
import { type Configuration, type Visitor, visitorOf } from './configuration.ts';
import { decideTarget, decidingStep, type Target } from './targets.ts';
import {
  campus,
  mute,
  kick as ofKick,
  recordOfBoards,
  recordOfKick,
  roomOf,
  withOptions,
  written,
} from './testing/campus.ts';

const members: Target = { kind: 'page', page: 'members' };
const account = [
  'session',
  'membership',
  'moved',
  'singleSignOn',
  'verification',
  'suspension',
  'password',
  'secondFactor',
];
const stepsOf = (target: Target, visitor: Visitor, configuration: Configuration = campus) => {
  const answer = decideTarget(target, visitor, configuration);
  return {
    allowed: answer?.allowed,
    rules: answer?.chain.map(({ stage, rule }) => `${stage} ${rule}`),
    deciding: answer?.chain.filter(({ decides }) => decides).map(({ stage, rule }) => `${stage} ${rule}`),
  };
};
const ofAccount = (...more: string[]) => [...account, ...more].map((rule) => `account ${rule}`);
const stranger = (): Visitor => {
  const visitor = visitorOf('member', campus);
  return { ...visitor, actor: { ...visitor.actor, accountAccess: undefined } };
};

describe('a page', () => {
  const rules = ['lacking', 'build', 'minimum', 'configured', 'default', 'unlisted'];

  it.each<[Level, boolean]>([
    ['moderator', false],
    ['admin', true],
  ])('H1 considers the rules of the account, then those of the page: %s, %s', (level, allowed) => {
    expect(stepsOf(members, visitorOf(level, campus))).toEqual({
      allowed,
      rules: [...ofAccount(), ...rules.map((rule) => `page ${rule}`)],
      deciding: ['page default'],
    });
  });

  it('H1 is refused by the account before the page decides', () => {
    const open = { ...campus, pageAccess: { members: { configured: 'member' as const } } };
    expect(stepsOf(members, visitorOf('suspended', open))).toMatchObject({
      allowed: false,
      deciding: ['account suspension'],
    });
    const verifying = { ...open, verificationRequired: true };
    const unverified = visitorOf('admin', verifying, { emailVerified: false });
    expect(stepsOf(members, unverified, verifying)).toMatchObject({
      allowed: false,
      deciding: ['account verification'],
    });
    expect(stepsOf(members, visitorOf('admin', verifying), verifying)).toMatchObject({ allowed: true });
  });

  it('H1 has no rules for people without a role in the account', () => {
    expect(stepsOf(members, stranger())).toEqual({
      allowed: false,
      rules: ['account session', 'account membership'],
      deciding: ['account membership'],
    });
  });
});

describe('a room', () => {
  const room: Target = { kind: 'room', roomId: 'b' };
  const configuration = {
    ...campus,
    rooms: [roomOf('a'), roomOf('b', { permAccess: 2, teamAccess: ['7'], groupAccess: ['staff'] })],
  };

  it.each([
    ['leader', {}, false, 'room none'],
    ['moderator', {}, true, 'room role'],
    ['member', { teamId: '7' }, true, 'room team'],
    ['member', { groups: ['staff'] }, true, 'room group'],
    ['superadmin', {}, true, 'room superadmin'],
  ] as const)('H1 opens to %s %j: %s, decided by %s', (level, more, allowed, deciding) => {
    expect(stepsOf(room, visitorOf(level, configuration, more), configuration)).toEqual({
      allowed,
      rules: [
        ...ofAccount('level'),
        ...['superadmin', 'role', 'team', 'group', 'none'].map((rule) => `room ${rule}`),
      ],
      deciding: [deciding],
    });
  });

  it('H1 has no rules for people who are not in the world', () => {
    const none = { allowed: false, deciding: ['account suspension'] };
    const helped = visitorOf('suspended', configuration, { teamId: '7' });
    expect(stepsOf(room, helped, configuration)).toEqual({ ...none, rules: ofAccount('level') });
    expect(stepsOf(room, stranger(), configuration)).toMatchObject({ allowed: false });
  });

  it('H1 that does not exist has no answer', () => {
    expect(
      decideTarget({ kind: 'room', roomId: 'gone' }, visitorOf('owner', campus), campus),
    ).toBeUndefined();
  });
});

describe('an action', () => {
  const scene: PermissionScope = { kind: 'scene', level: 'hall', instance: 1 };
  const configuration = {
    ...campus,
    permissions: indexPermissions([recordOfKick('web', scene, 8), recordOfKick('web', worldScope, 1)]),
  };
  const kick = (roomId: string | null, optionId = 'kick'): Target => ({
    kind: 'action',
    device: 'web',
    optionId,
    roomId,
  });

  it('H1 names every rule with its record, writer, and date, and decides by the nearest', () => {
    const answer = decideTarget(kick('a'), visitorOf('moderator', configuration), configuration);
    const ofWorld = { recordId: 'web world', ...written, stage: 'action' };
    expect(answer?.allowed).toBe(false);
    expect(answer?.chain.slice(account.length + 1)).toEqual([
      { stage: 'action', rule: 'explicit', verdict: 'silent', decides: false },
      {
        ...{ stage: 'action', rule: 'scene', verdict: 'refuses', value: 8 },
        ...{ recordId: 'web scene 1 hall', ...written, decides: true },
      },
      { stage: 'action', rule: 'roomType', verdict: 'silent', decides: false },
      { ...ofWorld, rule: 'world', verdict: 'allows', value: 1, decides: false },
      { stage: 'action', rule: 'default', verdict: 'allows', value: 4, decides: false },
    ]);
    expect(answer && decidingStep(answer)?.rule).toBe('scene');
  });

  it.each([
    ['a', 'admin', true],
    ['a', 'moderator', false],
    ['b', 'leader', true],
    [null, 'leader', true],
    [null, 'member', false],
  ] as const)('H1 in room %s is allowed for %s: %s', (roomId, level, allowed) => {
    const answer = decideTarget(kick(roomId), visitorOf(level, configuration), configuration);
    expect(answer?.allowed).toBe(allowed);
  });

  it('H1 in a room that is no copy of its type follows the type, and no scene', () => {
    const whole = { ...campus, rooms: [roomOf('n', { instance: null })] };
    expect(stepsOf(kick('n'), visitorOf('owner', whole), whole).rules?.slice(-4)).toEqual([
      'action explicit',
      'action roomType',
      'action world',
      'action default',
    ]);
  });

  it('H1 is refused by the account alone to people who are not in the world', () => {
    const suspended = visitorOf('suspended', configuration);
    expect(stepsOf(kick('b'), suspended, configuration)).toEqual({
      allowed: false,
      rules: ofAccount('level'),
      deciding: ['account suspension'],
    });
    expect(stepsOf(kick('b'), stranger(), configuration)).toMatchObject({ allowed: false });
  });

  it('H1 in a room that does not exist, or of another name, has no answer', () => {
    const owner = visitorOf('owner', configuration);
    expect(decideTarget(kick('gone'), owner, configuration)).toBeUndefined();
    expect(decideTarget(kick('a', 'fly'), owner, configuration)).toBeUndefined();
  });

  describe('where room types differ', () => {
    const strict = { ...ofKick, defaultPermissionLevel: 16 };
    const differing = {
      ...campus,
      rooms: [roomOf('a'), roomOf('v', { levelName: 'vault' }), roomOf('d', { levelName: 'den' })],
      options: withOptions({ hall: [ofKick], vault: [strict], crypt: [{ ...strict, label: 'K' }], den: [] }),
    };
    const others = (level: Level, permissions: PermissionRecord[] = []) => {
      const stored = { ...differing, permissions: indexPermissions(permissions) };
      return decideTarget(kick(null), visitorOf(level, stored), stored)
        ?.chain.slice(account.length + 1 + 3)
        .map(({ rule, verdict, value, roomTypes, decides }) => [rule, verdict, value, roomTypes, decides]);
    };

    it.each([
      ['a', 'moderator', true, 'action default'],
      ['v', 'moderator', false, 'action default'],
      ['v', 'owner', true, 'action default'],
      ['d', 'owner', false, 'action notOffered'],
    ] as const)('RPM-023 in room %s follows the own type for %s: %s', (roomId, level, allowed, deciding) => {
      expect(stepsOf(kick(roomId), visitorOf(level, differing), differing)).toMatchObject({
        ...{ allowed, deciding: [deciding] },
      });
    });

    it('RPM-023 the world says which types have another default, and which do not have the action', () => {
      const none = ['typeNone', 'refuses', undefined, ['The den'], false];
      expect(others('moderator')).toEqual([
        ['typeDefault', 'refuses', 16, ['The vault', 'The crypt'], false],
        none,
      ]);
      expect(others('owner')?.[0]).toEqual([
        ...['typeDefault', 'allows', 16, ['The vault', 'The crypt'], false],
      ]);
      const crypt: PermissionScope = { kind: 'roomType', level: 'crypt' };
      expect(others('member', [recordOfKick('web', crypt, 0)])).toEqual([
        ['typeDefault', 'refuses', 16, ['The vault'], false],
        none,
      ]);
      expect(others('member', [recordOfKick('web', worldScope, 0)])).toEqual([none]);
    });
  });
});

describe('an action where room types differ in something else', () => {
  const alike = {
    ...campus,
    options: withOptions({ hall: [mute, ofKick], office: [mute, { ...ofKick, label: 'K' }] }),
  };
  const target: Target = { kind: 'action', device: 'web', optionId: 'kick', roomId: null };

  it('RPM-023 the world says nothing of types with the same default, where all have the action', () => {
    expect(stepsOf(target, visitorOf('owner', alike), alike).rules?.slice(account.length + 1)).toEqual([
      'action explicit',
      'action world',
      'action default',
    ]);
  });

  it('RPM-023 a room says nothing of other types, and refuses what its own does not have', () => {
    const differing = { ...campus, options: withOptions({ hall: [ofKick], den: [] }) };
    const inHall = stepsOf({ ...target, roomId: 'a' }, visitorOf('owner', differing), differing);
    expect(inHall.rules?.filter((rule) => rule.startsWith('action type'))).toEqual([]);
    const den = { ...differing, rooms: [roomOf('d', { levelName: 'den' })] };
    const answer = decideTarget({ ...target, roomId: 'd' }, visitorOf('owner', den), den);
    expect(answer?.chain.at(-1)).toEqual({
      ...{ stage: 'action', rule: 'notOffered', verdict: 'refuses', decides: true },
    });
  });
});

describe('a web board', () => {
  const closed = {
    ...campus,
    webBoards: indexWebBoards([recordOfBoards(worldScope, { leaderNone: ['7'] })]),
  };
  const board = (boardId: string | null, optionId = 'webboardlimited'): Target => ({
    ...{ kind: 'board', boardId, optionId, roomId: null },
  });

  it.each([
    ['leader', board('7'), false, 'board worldBoards'],
    ['leader', board('8'), true, 'board default'],
    ['moderator', board('7'), true, 'board default'],
    ['leader', board('7', 'webboardfull'), false, 'board worldBoards'],
    ['admin', board(null, 'boardhomepage'), true, 'board default'],
    ['moderator', board(null, 'boardhomepage'), false, 'board default'],
  ] as const)('H1 admits a %s to %j: %s, by %s', (level, target, allowed, deciding) => {
    expect(stepsOf(target, visitorOf(level, closed), closed)).toMatchObject({
      allowed,
      deciding: [deciding],
    });
  });

  it('H1 names the fields, then the permissions with their thresholds', () => {
    const answer = decideTarget(board('7'), visitorOf('leader', closed), closed);
    expect(
      answer?.chain.slice(account.length + 1).map(({ rule, verdict, value }) => [rule, verdict, value]),
    ).toEqual([
      ['worldBoards', 'refuses', 'leaderNone'],
      ['explicit', 'silent', undefined],
      ['world', 'silent', undefined],
      ['default', 'allows', 1],
    ]);
  });

  it('H1 is refused by the account alone to people who are not in the world, and has no answer where there are none', () => {
    const suspended = visitorOf('suspended', closed);
    expect(stepsOf(board('7'), suspended, closed)).toMatchObject({
      ...{ allowed: false, rules: ofAccount('level'), deciding: ['account suspension'] },
    });
    const without = { ...campus, boardOptions: [] };
    for (const level of ['owner', 'suspended'] as const)
      expect(decideTarget(board('7'), visitorOf(level, without), without)).toBeUndefined();
  });
});

it('H1 a visitor has the role alone, a verified address, and is superadmin by the level only', () => {
  expect(visitorOf('admin', campus)).toEqual({
    actor: {
      userId: '',
      emailVerified: true,
      superadmin: false,
      suspended: false,
      accountAccess: {
        accountId: '',
        level: 'admin',
        verificationRequired: false,
        singleSignOnRequired: false,
        passwordExpired: false,
        secondFactorMissing: false,
        movedTo: '',
        worldBuildVersion: '1.9',
        pageAccess: campus.pageAccess,
      },
    },
    teamId: '',
    groups: [],
  });
  expect(visitorOf('superadmin', campus).actor.superadmin).toBe(true);
});
