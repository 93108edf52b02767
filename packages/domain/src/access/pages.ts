import { compareBuildVersions } from '../core/build-versions.ts';
import { type Level, reaches } from './levels.ts';

/** The pages whose access can be configured, by the action that names them in permission records. */
export const pages = ['members', 'import', 'badges', 'memberProfile', 'audit'] as const;
export type Page = (typeof pages)[number];

/** How one page is opened in one world: the configured level, otherwise the default, otherwise superadmin. */
export interface PageAccess {
  configured?: Level | undefined;
  default?: Level | undefined;
  minBuildVersion?: string | undefined;
}

export type PageAccessMap = Partial<Record<Page, PageAccess>>;

/** The lowest level that may open a page. */
export function requiredLevel(access: PageAccess | undefined): Level {
  return access?.configured ?? access?.default ?? 'superadmin';
}

/** Whether a person of this level may open the page in a world of this build. Both conditions must hold. */
export function mayOpen(
  access: PageAccess | undefined,
  level: Level | undefined,
  worldBuildVersion: string,
): boolean {
  if (access?.minBuildVersion && compareBuildVersions(worldBuildVersion, access.minBuildVersion) < 0)
    return false;
  return reaches(level, requiredLevel(access));
}
