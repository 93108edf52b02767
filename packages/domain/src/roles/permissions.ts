import type { Level } from '../access/levels.ts';
import { minimumLevels, pageGroups, pages } from '../access/pages.ts';
import { compareBuildVersions } from '../core/build-versions.ts';

/** What a permission is about: an option of the GOTO menu, or a page of the console (RLP-004). */
export const permissionTypes = ['cmd', 'pageAccess'] as const;
export type PermissionType = (typeof permissionTypes)[number];

/** What the roles page edits: permissions, and who has a control of rooms. */
export const roleTables = ['cmd', 'roomControl', 'pageAccess'] as const;
export type RoleTable = (typeof roleTables)[number];

/** The controls of rooms: the chat bar alone (ROL-007). */
export type RoomControl = 'chatBar';

/** Where a permission is listed: the page it belongs to, the tab there, and the place in the tab. */
export interface PermissionPlace {
  page: string;
  tab: string;
  order: number;
}

/** The options of the GOTO menu, by the tabs in which they are listed. */
const commandTabs = {
  people: ['findperson', 'bringeveryone', 'sendhome', 'raisehands'],
  rooms: ['lockroom', 'resetroom', 'clearboards', 'opendoors'],
  world: ['announcement', 'countdown', 'guidedtour'],
} as const;
export type CommandTab = keyof typeof commandTabs;
export type Command = (typeof commandTabs)[CommandTab][number];
export const commands: readonly Command[] = Object.values(commandTabs).flat();

/** The build of the world that has a command, for those that not every build has. */
const commandBuilds: Partial<Record<Command, string>> = { countdown: '1.6.0', guidedtour: '1.10.0' };

/** The level of an option that is stored for nobody, and of every option by default (ROL-002). */
export const commandLevel = 'leader' satisfies Level;

/** A permission that every account has, as it is before any account configures it. */
interface KnownPermission {
  type: PermissionType;
  action: string;
  default: Level;
  minBuildVersion: string | null;
  params: PermissionPlace;
}

const placesOf = (tabs: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(tabs).flatMap(([tab, actions]) =>
    actions.map((action, index) => ({ action, tab, order: 10 * (index + 1) })),
  );

/** Every permission there is. The database gets its rows from here. */
export const knownPermissions: readonly KnownPermission[] = [
  ...placesOf(commandTabs).map(({ action, tab, order }) => ({
    type: 'cmd' as const,
    action,
    default: commandLevel as Level,
    minBuildVersion: (commandBuilds as Partial<Record<string, string>>)[action] ?? null,
    params: { page: 'goto', tab, order },
  })),
  ...placesOf(pageGroups).map(({ action, tab, order }) => ({
    type: 'pageAccess' as const,
    action,
    default: 'admin' as const,
    minBuildVersion: null,
    params: { page: action, tab, order },
  })),
];

/** The facts about a permission that decide who sees it and which levels it allows. */
export interface Permitted {
  table: RoleTable;
  action: string;
}

/** The levels between which a permission can be set. */
export interface LevelRange {
  lowest: Level;
  highest: Level;
}

/**
 * The range of levels of a permission. Pages about other people's rights stay with admins (ROL-028). The roles page
 * requires at most owner, so that the last owner is never locked out.
 */
export function levelRange({ table, action }: Permitted): LevelRange {
  if (table !== 'pageAccess') return { lowest: 'member', highest: 'owner' };
  const page = pages.find((name) => name === action);
  const lowest = (page && minimumLevels[page]) ?? 'member';
  return { lowest, highest: page === 'roles' ? 'owner' : 'superadmin' };
}

/** The level to store for a chosen one. An option without any role goes back to leaders (ROL-002). */
export function storedLevel({ table }: Permitted, wanted: Level): Level {
  return table === 'cmd' && wanted === 'superadmin' ? commandLevel : wanted;
}

interface Listed extends Permitted {
  minBuildVersion: string | null;
  params: PermissionPlace;
}

/**
 * What the tables of the roles page list, in their order: by tab and place (RLP-016). The page itself is left out, and
 * so is what the world's build does not have yet (ROL-008, ROL-009).
 */
export function listedPermissions<T extends Listed>(
  permissions: readonly T[],
  worldBuildVersion: string,
): T[] {
  return permissions
    .filter(({ table, action }) => !(table === 'pageAccess' && action === 'roles'))
    .filter(
      ({ minBuildVersion }) =>
        !minBuildVersion || compareBuildVersions(worldBuildVersion, minBuildVersion) >= 0,
    )
    .toSorted(byPlace);
}

/** The order of permissions: by the name of the tab, then by the place in it (RLP-016). */
export function byPlace(
  { params: a }: { params: PermissionPlace },
  { params: b }: { params: PermissionPlace },
): number {
  if (a.tab !== b.tab) return a.tab < b.tab ? -1 : 1;
  return a.order - b.order;
}
