import { compareBuildVersions } from '../core/build-versions.ts';
import { type Level, ladder, reaches } from './levels.ts';

/** The pages whose access can be configured, by the action that names them in permission records. */
export const pages = [
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
  'privateSpaceAdministration',
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
};

/** How one page is opened in one world: the configured level, otherwise the default, otherwise superadmin. */
export interface PageAccess {
  configured?: Level | undefined;
  default?: Level | undefined;
  minBuildVersion?: string | undefined;
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

/** Whether a person may open a page. The world must have the build that the page needs. */
export function mayOpen(page: Page, { level, pageAccess, worldBuildVersion }: PageVisitor): boolean {
  const access = pageAccess[page];
  if (access?.minBuildVersion && compareBuildVersions(worldBuildVersion, access.minBuildVersion) < 0)
    return false;
  return reaches(level, requiredLevel(page, access));
}
