import { describe, expect, it } from 'vitest';
import type { Level } from '../access/levels.ts';
import { worldScope } from '../room-permissions/scopes.ts';
import { indexWebBoards } from '../room-permissions/web-boards.ts';
import { visitorOf } from './configuration.ts';
import { decideTarget, type Target } from './targets.ts';
import { campus, recordOfBoards, roomOf } from './testing/campus.ts';
import { accountRules, ofAccount, stepsOf, stranger } from './testing/steps.ts';

const members: Target = { kind: 'page', page: 'members' };

describe('a page', () => {
  const rules = ['lacking', 'build', 'minimum', 'configured', 'default', 'unlisted'];

  it.each<[Level, boolean]>([
    ['moderator', false],
    ['admin', true],
  ])('considers the rules of the account, then those of the page: %s, %s', (level, allowed) => {
    expect(stepsOf(members, visitorOf(level, campus))).toEqual({
      allowed,
      rules: [...ofAccount(), ...rules.map((rule) => `page ${rule}`)],
      deciding: ['page default'],
    });
  });

  it('is refused by the account before the page decides', () => {
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

  it('has no rules for people without a role in the account', () => {
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
  ] as const)('opens to %s %j: %s, decided by %s', (level, more, allowed, deciding) => {
    expect(stepsOf(room, visitorOf(level, configuration, more), configuration)).toEqual({
      allowed,
      rules: [
        ...ofAccount('level'),
        ...['superadmin', 'role', 'team', 'group', 'none'].map((rule) => `room ${rule}`),
      ],
      deciding: [deciding],
    });
  });

  it('has no rules for people who are not in the world', () => {
    const none = { allowed: false, deciding: ['account suspension'] };
    const helped = visitorOf('suspended', configuration, { teamId: '7' });
    expect(stepsOf(room, helped, configuration)).toEqual({ ...none, rules: ofAccount('level') });
    expect(stepsOf(room, stranger(), configuration)).toMatchObject({ allowed: false });
  });

  it('that does not exist has no answer', () => {
    expect(
      decideTarget({ kind: 'room', roomId: 'gone' }, visitorOf('owner', campus), campus),
    ).toBeUndefined();
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
  ] as const)('admits a %s to %j: %s, by %s', (level, target, allowed, deciding) => {
    expect(stepsOf(target, visitorOf(level, closed), closed)).toMatchObject({
      allowed,
      deciding: [deciding],
    });
  });

  it('names the fields, then the permissions with their thresholds', () => {
    const answer = decideTarget(board('7'), visitorOf('leader', closed), closed);
    expect(
      answer?.chain.slice(accountRules.length + 1).map(({ rule, verdict, value }) => [rule, verdict, value]),
    ).toEqual([
      ['worldBoards', 'refuses', 'leaderNone'],
      ['explicit', 'silent', undefined],
      ['world', 'silent', undefined],
      ['default', 'allows', 1],
    ]);
  });

  it('is refused by the account alone to people who are not in the world, and has no answer where there are none', () => {
    const suspended = visitorOf('suspended', closed);
    expect(stepsOf(board('7'), suspended, closed)).toMatchObject({
      ...{ allowed: false, rules: ofAccount('level'), deciding: ['account suspension'] },
    });
    const without = { ...campus, boardOptions: [] };
    for (const level of ['owner', 'suspended'] as const)
      expect(decideTarget(board('7'), visitorOf(level, without), without)).toBeUndefined();
  });
});

it('a visitor has the role alone, a verified address, and is superadmin by the level only', () => {
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
