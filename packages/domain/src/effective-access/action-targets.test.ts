import { describe, expect, it } from 'vitest';
import type { Level } from '../access/levels.ts';
import { indexPermissions, type PermissionRecord } from '../room-permissions/records.ts';
import { type PermissionScope, worldScope } from '../room-permissions/scopes.ts';
import { visitorOf } from './configuration.ts';
import { decideTarget, decidingStep, type Target } from './targets.ts';
import {
  campus,
  mute,
  kick as ofKick,
  recordOfKick,
  roomOf,
  withOptions,
  written,
} from './testing/campus.ts';
import { accountRules, ofAccount, stepsOf, stranger } from './testing/steps.ts';

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

  it('names every rule with its record, writer, and date, and decides by the nearest', () => {
    const answer = decideTarget(kick('a'), visitorOf('moderator', configuration), configuration);
    const ofWorld = { recordId: 'web world', ...written, stage: 'action' };
    expect(answer?.allowed).toBe(false);
    expect(answer?.chain.slice(accountRules.length + 1)).toEqual([
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
  ] as const)('in room %s is allowed for %s: %s', (roomId, level, allowed) => {
    const answer = decideTarget(kick(roomId), visitorOf(level, configuration), configuration);
    expect(answer?.allowed).toBe(allowed);
  });

  it('in a room that is no copy of its type follows the type, and no scene', () => {
    const whole = { ...campus, rooms: [roomOf('n', { instance: null })] };
    expect(stepsOf(kick('n'), visitorOf('owner', whole), whole).rules?.slice(-4)).toEqual([
      'action explicit',
      'action roomType',
      'action world',
      'action default',
    ]);
  });

  it('is refused by the account alone to people who are not in the world', () => {
    const suspended = visitorOf('suspended', configuration);
    expect(stepsOf(kick('b'), suspended, configuration)).toEqual({
      allowed: false,
      rules: ofAccount('level'),
      deciding: ['account suspension'],
    });
    expect(stepsOf(kick('b'), stranger(), configuration)).toMatchObject({ allowed: false });
  });

  it('in a room that does not exist, or of another name, has no answer', () => {
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
        ?.chain.slice(accountRules.length + 1 + 3)
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
    expect(stepsOf(target, visitorOf('owner', alike), alike).rules?.slice(accountRules.length + 1)).toEqual([
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
