import type { Actor } from '../access/access.ts';
import type { Level } from '../access/levels.ts';
import type { PageAccessMap } from '../access/pages.ts';
import type { OptionIndex } from '../room-permissions/option-index.ts';
import type { PermissionOption } from '../room-permissions/options.ts';
import type { PermissionIndex } from '../room-permissions/records.ts';
import type { Device, PermissionScope } from '../room-permissions/scopes.ts';
import type { Room } from '../rooms/entries.ts';

/** A room, as far as access depends on it. */
export type RoomFacts = Pick<
  Room,
  'id' | 'name' | 'levelName' | 'instance' | 'permAccess' | 'teamAccess' | 'groupAccess'
> & {
  /** What stands between people and the room; absent for a room in a menu without passcodes. */
  reached?: 'passcode' | 'passcodeInMenu' | 'noMenu' | undefined;
};

/** Everything that an account has configured about who may do what. */
export interface Configuration {
  worldBuildVersion: string;
  /** Whether people must have proven their email address before they may do anything. */
  verificationRequired: boolean;
  pageAccess: PageAccessMap;
  rooms: readonly RoomFacts[];
  /** The permissions of each room type, with their defaults there. */
  options: OptionIndex;
  permissions: PermissionIndex;
  /** The permissions of web boards, and their values. */
  boardOptions: readonly PermissionOption[];
  webBoards: PermissionIndex;
  /** The programs in which people of the account meet permissions. */
  devices: readonly Device[];
}

/** The subject of a question: a person, or any person with a role. */
export interface Visitor {
  actor: Actor;
  /** Team number as text; empty for none. */
  teamId: string;
  /** Names of groups of the identity provider. */
  groups: readonly string[];
}

/** Any person of a level who has proven everything that the account requires. */
export function visitorOf(
  level: Level,
  configuration: Configuration,
  { teamId = '', groups = [], emailVerified = true }: Partial<Visitor> & { emailVerified?: boolean } = {},
): Visitor {
  const { worldBuildVersion, verificationRequired, pageAccess } = configuration;
  const accountAccess = {
    accountId: '',
    level,
    verificationRequired,
    singleSignOnRequired: false,
    passwordExpired: false,
    secondFactorMissing: false,
    movedTo: '',
    worldBuildVersion,
    pageAccess,
  };
  const superadmin = level === 'superadmin';
  return {
    actor: { userId: '', emailVerified, superadmin, suspended: false, accountAccess },
    teamId,
    groups,
  };
}

/** The scope in which permissions of a room are resolved: its scene, or its room type if it has no instance. */
export function scopeOfRoom({
  levelName,
  instance,
}: Pick<RoomFacts, 'levelName' | 'instance'>): PermissionScope {
  return instance === null
    ? { kind: 'roomType', level: levelName }
    : { kind: 'scene', level: levelName, instance };
}
