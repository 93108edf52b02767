import { type Level, ladder } from './levels.ts';

/**
 * The pages whose access can be configured, grouped and ordered as in the sidebar (SHE-112). Each is named by its
 * action in permission records.
 */
export const pageGroups = {
  roles: ['roles'],
  user: ['members', 'import', 'badges', 'memberProfile'],
  world: [
    'worldInformation',
    'worldAccess',
    'inWorldControls',
    'worldCommunication',
    'scavengerHunt',
    'integrations',
  ],
  customization: ['worldThemes', 'worldCustomizations', 'avatarAssetCollections'],
  rooms: ['manageRooms', 'roomPermissions', 'manageWebRooms'],
  analytics: ['analyticsDashboard', 'roomActivity', 'roomAttendance', 'privateVolumeAttendance'],
  privateSpaces: ['privateSpaceCreator', 'privateSpaceReport', 'privateSpaceAdministration'],
  security: ['effectiveAccess', 'audit'],
} as const;
export type PageGroup = keyof typeof pageGroups;
export type Page = (typeof pageGroups)[PageGroup][number];

export const pageGroupNames = Object.keys(pageGroups) as PageGroup[]; // the keys of the literal above

export const pages: readonly Page[] = Object.values(pageGroups).flat();

/** The group that each page is in. */
export const groupOfPage = Object.fromEntries(
  Object.entries(pageGroups).flatMap(([group, within]) => within.map((page) => [page, group])),
) as Readonly<Record<Page, PageGroup>>; // every page comes from the groups

/**
 * The lowest level that a page can be opened to. Everything that people do on these pages changes other people's
 * rights, which needs level admin besides the page, or decides who gets in and what other programs may do.
 */
export const minimumLevels: Partial<Record<Page, Level>> = {
  import: 'admin',
  badges: 'admin',
  memberProfile: 'admin',
  roles: 'admin',
  effectiveAccess: 'admin',
  worldAccess: 'admin',
  integrations: 'admin',
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
  /** The person who configured the level, and the time (ISO 8601), where they were read. */
  by?: string | undefined;
  at?: string | undefined;
}

export type PageAccessMap = Partial<Record<Page, PageAccess>>;

/** The source of the level that a page needs. */
export type LevelSource = 'minimum' | 'configured' | 'default' | 'unlisted';

/** The lowest level that may open a page, and what gives it: the configured one, unless it is below the page's minimum. */
export function requirementOf(
  page: Page,
  access: PageAccess | undefined,
): { level: Level; source: LevelSource } {
  const stated = statedLevel(access);
  const minimum = minimumLevels[page];
  return minimum && ladder[minimum] > ladder[stated.level] ? { level: minimum, source: 'minimum' } : stated;
}

function statedLevel(access: PageAccess | undefined): { level: Level; source: LevelSource } {
  if (access?.configured) return { level: access.configured, source: 'configured' };
  if (access?.default) return { level: access.default, source: 'default' };
  return { level: 'superadmin', source: 'unlisted' };
}
