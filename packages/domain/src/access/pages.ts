import { compareBuildVersions } from '../core/build-versions.ts';
import { type Level, ladder, reaches } from './levels.ts';

/** The pages whose access can be configured, by the action that names them in permission records. */
export const pages = [
  'roles',
  'members',
  'import',
  'badges',
  'memberProfile',
  'worldInformation',
  'worldAccess',
  'inWorldControls',
  'worldCommunication',
  'scavengerHunt',
  'integrations',
  'manageRooms',
  'roomPermissions',
  'manageWebRooms',
  'worldThemes',
  'worldCustomizations',
  'avatarAssetCollections',
  'privateSpaceCreator',
  'privateSpaceReport',
  'privateSpaceAdministration',
  'analyticsDashboard',
  'roomActivity',
  'roomAttendance',
  'privateVolumeAttendance',
  'audit',
] as const;
export type Page = (typeof pages)[number];

/**
 * The lowest level that a page can be opened to. Everything that people do on these pages changes other people's
 * rights, which needs level admin besides the page.
 */
export const minimumLevels: Partial<Record<Page, Level>> = {
  import: 'admin',
  badges: 'admin',
  memberProfile: 'admin',
  roles: 'admin',
};

/** The pages about private spaces. Without an account that allows them, nobody opens these pages (SHE-070, SHE-095). */
export const privateSpacePages: readonly Page[] = [
  'privateSpaceCreator',
  'privateSpaceReport',
  'privateSpaceAdministration',
];

/** The pages about rooms in the browser. Without an account that is web enabled, nobody opens them (SHE-067). */
export const webPages: readonly Page[] = ['manageWebRooms'];

/** How one page is opened in one world: the configured level, otherwise the default, otherwise superadmin. */
export interface PageAccess {
  configured?: Level | undefined;
  default?: Level | undefined;
  minBuildVersion?: string | undefined;
  /** Whether the account lacks what the page is about: then the page is closed at every level. */
  lacking?: boolean | undefined;
}

export type PageAccessMap = Partial<Record<Page, PageAccess>>;

/** The lowest level that may open a page: the configured one, unless it is below the page's minimum. */
export function requiredLevel(page: Page, access: PageAccess | undefined): Level {
  const level = access?.configured ?? access?.default ?? 'superadmin';
  const minimum = minimumLevels[page];
  return minimum && ladder[minimum] > ladder[level] ? minimum : level;
}

/** A person's level, and what their account says of its pages. */
export interface PageVisitor {
  level: Level;
  pageAccess: PageAccessMap;
  worldBuildVersion: string;
}

/** Whether a person may open a page. The account must have what it is about, and the world the build that it needs. */
export function mayOpen(page: Page, { level, pageAccess, worldBuildVersion }: PageVisitor): boolean {
  const access = pageAccess[page];
  if (access?.lacking) return false;
  if (access?.minBuildVersion && compareBuildVersions(worldBuildVersion, access.minBuildVersion) < 0)
    return false;
  return reaches(level, requiredLevel(page, access));
}
