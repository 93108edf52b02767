import { indexOptions, type OptionIndex, optionSetsOf } from '../../room-permissions/option-index.ts';
import type { PermissionOption } from '../../room-permissions/options.ts';
import { indexPermissions, type PermissionRecord } from '../../room-permissions/records.ts';
import { type Device, type PermissionScope, scopeKey } from '../../room-permissions/scopes.ts';
import type { WebBoardRecord } from '../../room-permissions/web-boards.ts';
import type { Configuration, RoomFacts } from '../configuration.ts';

/** The author and time of every record. */
export const written = { by: 'ana@campus.test', at: '2026-01-02T03:04:05.000Z' };

/** The first copy of the hall, open to every member unless `more` says otherwise. */
export const roomOf = (id: string, more: Partial<RoomFacts> = {}): RoomFacts => ({
  id,
  name: id,
  levelName: 'hall',
  instance: 1,
  permAccess: 4,
  teamAccess: [],
  groupAccess: [],
  ...more,
});

/** A record by which kicking needs a role. */
export const recordOfKick = (
  device: Device,
  scope: PermissionScope,
  kick: 0 | 1 | 4 | 8 | 16,
): PermissionRecord => ({
  id: `${device} ${scopeKey(scope)}`,
  device,
  scope,
  values: { kick },
  written: { kick: written },
});

/** A record of web boards with these fields and permissions. */
export const recordOfBoards = (
  scope: PermissionScope,
  boards: WebBoardRecord['boards'],
  values: WebBoardRecord['values'] = {},
): WebBoardRecord => ({ id: `boards ${scopeKey(scope)}`, scope, values, boards, written: {} });

export const kick = { id: 'kick', label: 'Kick', definition: '', defaultPermissionLevel: 4 };
export const mute = { id: 'mute', label: 'Mute', definition: '', defaultPermissionLevel: 8 };

export const full = { id: 'webboardfull', label: 'Full access', definition: '', defaultPermissionLevel: 4 };
export const limited = { id: 'webboardlimited', label: 'Limited', definition: '', defaultPermissionLevel: 1 };
export const homepage = {
  id: 'boardhomepage',
  label: 'Board homepage',
  definition: '',
  defaultPermissionLevel: 8,
};

/** What can be permitted in each of these room types. */
export const withOptions = (byType: Readonly<Record<string, readonly PermissionOption[]>>): OptionIndex =>
  indexOptions(
    optionSetsOf(
      Object.entries(byType).map(([name, permissionOptions]) => ({
        ...{ name, friendlyName: `The ${name}`, permissionOptions },
      })),
    ),
  );

/** These options in halls and offices. */
export const inAll = (...options: PermissionOption[]): OptionIndex =>
  withOptions({ hall: options, office: options });

/** An account in which only defaults hold: moderators kick, admins mute, everyone enters the hall. */
export const campus: Configuration = {
  worldBuildVersion: '1.9',
  verificationRequired: false,
  pageAccess: { members: { default: 'admin' } },
  rooms: [roomOf('a'), roomOf('b', { instance: 2 })],
  options: inAll(kick, mute),
  permissions: indexPermissions([]),
  boardOptions: [full, limited, homepage],
  webBoards: indexPermissions([]),
  devices: ['desktop', 'web'],
};
