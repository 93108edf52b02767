import type { AccessConfiguration } from '@campus/contracts/effective-access/configuration';
import type { WireAnswer } from '@campus/contracts/effective-access/fields';
import type { Override, readLastRemoval } from '@campus/contracts/effective-access/overrides';
import type { Replayed } from '@campus/contracts/effective-access/replay-fields';
import { pages } from '@campus/domain/access/pages';
import type * as z from 'zod';
import { membersList } from './members.ts';
import { workingIn } from './people.ts';

const at = '2026-11-02T10:00:00.000Z';
const by = 'ana@example.org';

/** The access rules of an account with a lobby for everybody and a lab for admins. */
export function anAccessConfiguration(): AccessConfiguration {
  const room = { levelName: 'hall', teamAccess: [], groupAccess: [] };
  return {
    worldBuildVersion: '2.0',
    verificationRequired: false,
    pages: pages.map((page) => ({
      page,
      configured: null,
      default: 'admin',
      minBuildVersion: null,
      lacking: false,
    })),
    rooms: [
      { ...room, id: 'lobby', name: 'Lobby', instance: 1, permAccess: 4 },
      { ...room, id: 'lab', name: 'Lab', instance: 2, permAccess: 1 },
    ],
    optionSets: [
      {
        roomTypes: [{ name: 'hall', friendlyName: 'Hall' }],
        options: [{ id: 'kick', label: 'Kick', level: 4 }],
      },
    ],
    records: [],
    boardOptions: [
      { id: 'webboardfull', label: 'Full access', level: 4 },
      { id: 'webboardlimited', label: 'Limited', level: 1 },
      { id: 'boardhomepage', label: 'Board homepage', level: 8 },
    ],
    boardRecords: [{ id: 'b1', level: 'hall', instance: null, values: {}, boards: { memberNone: ['7'] } }],
    devices: ['desktop', 'web'],
    people: [
      { level: 'member', teamId: '', emailVerified: true, people: 7 },
      { level: 'leader', teamId: '', emailVerified: true, people: 2 },
      { level: 'admin', teamId: '', emailVerified: true, people: 1 },
    ],
  };
}

/** The result of replaying past entries against a draft: twelve people would lose access. */
export function aReplay(loss: Partial<Replayed['losses'][number]> = {}): Replayed {
  const lost = { kind: 'room', device: null, optionId: null } as const;
  return {
    since: '2026-08-25T10:00:00.000Z',
    isComplete: true,
    knownSince: '2026-08-26T10:00:00.000Z',
    completeUntil: '2026-11-23T10:00:00.000Z',
    entries: 90,
    losses: [{ ...lost, entries: 37, people: 12, inside: 2, ...loss }],
    others: { entries: 0, people: 0 },
  };
}

const refused: WireAnswer = {
  allowed: false,
  needsPasscode: false,
  chain: [
    {
      stage: 'account',
      rule: 'admits',
      verdict: 'allows',
      value: '',
      by: null,
      at: null,
      decides: false,
      reason: 'The account lets these people in.',
      reasons: [{ key: 'effectiveAccess.account.admits', params: {} }],
    },
    {
      stage: 'page',
      rule: 'configured',
      verdict: 'refuses',
      value: 'admin',
      by,
      at,
      decides: true,
      reason: 'The account opens this page to Admin and above.',
      reasons: [{ key: 'effectiveAccess.page.configured', params: { role: { key: 'role.admin' } } }],
    },
  ],
};

const override: Override = {
  kind: 'permission',
  key: 'record1 kick',
  name: 'Kick',
  device: 'desktop',
  level: 'hall',
  instance: 2,
  value: 'leader',
  inherited: 'moderator',
  boards: null,
  mark: null,
  by,
  at,
};

/** A field that names boards of a hall. Without it, leaders and members would have different access. */
export const boardOverride: Override = {
  ...{ ...override, kind: 'board', key: 'record3 leaderNone', name: 'leaderNone', device: null, value: '' },
  inherited: '',
  boards: {
    ...{ field: 'leaderNone', boards: ['7', '8'], access: 'none', excepts: false },
    roles: ['member', 'leader'],
    without: [
      { access: 'limited', roles: ['member'], boards: ['7', '8'] },
      { access: 'full', roles: ['leader'], boards: ['7', '8'] },
    ],
  },
};

/** A person who may see everything about access, with the gateway's answers. */
export function withEffectiveAccess() {
  const pin = {
    id: 'pin1',
    role: 'member' as const,
    can: false,
    target: { kind: 'room' as const, roomId: 'lab' },
    sentence: 'Members can never enter Lab.',
    reasons: [
      {
        key: 'effectiveAccess.pin.room',
        params: { people: { key: 'effectiveAccess.people.member' }, can: false, name: 'Lab' },
      },
    ],
    by,
    at,
  };
  return {
    ...workingIn(),
    members: { list: () => membersList([]) },
    effectiveAccess: {
      configuration: anAccessConfiguration,
      explain: () => ({ answer: refused }),
      whoCan: () => ({
        roles: [
          { level: 'admin' as const, allowed: true, people: 1, allowedPeople: 1, passcodePeople: 0 },
          { level: 'member' as const, allowed: false, people: 7, allowedPeople: 0, passcodePeople: 0 },
        ],
        groups: ['Staff'],
      }),
      people: () => ({
        items: [
          { membershipId: 'm1', email: by, name: 'Ana Silva', permission: 'admin' as const, teamId: '' },
        ],
        total: 1,
        page: 1,
        pageSize: 25,
      }),
      overrides: () => ({
        overrides: [
          override,
          {
            ...override,
            key: 'record2 kick',
            instance: null,
            mark: 'redundant' as const,
            by: null,
            at: null,
          },
          {
            ...override,
            key: 'page audit',
            kind: 'page' as const,
            name: 'audit',
            device: null,
            level: null,
            instance: null,
          },
        ],
      }),
      removeOverrides: () => ({ removed: 1, removalId: 'removal1' }),
      lastRemoval: (): z.output<typeof readLastRemoval.output> => ({ removal: null }),
      undoRemoval: () => ({ restored: 1 }),
      pins: () => ({ pins: [pin] }),
      addPin: () => ({ pin }),
      removePin: () => ({}),
      viewAs: () => ({ pages: ['members' as const], folders: [] }),
    },
  };
}
