import { compareBuildVersions } from '../core/build-versions.ts';
import type { Decision, DecisionStep } from './decision.ts';
import { type Level, reaches } from './levels.ts';
import {
  type LevelSource,
  minimumLevels,
  type Page,
  type PageAccess,
  type PageAccessMap,
  requirementOf,
} from './pages.ts';

/** A person's level, and the page settings of their account. */
export interface PageVisitor {
  level: Level;
  pageAccess: PageAccessMap;
  worldBuildVersion: string;
}

/** The rules that decide whether a page opens: the account's features, the build of its world, and the level. */
export type PageRule = 'lacking' | 'build' | LevelSource;
export type PageDecision = Decision<PageRule>;

/** Whether a person may open a page. The account needs the feature, and the world the build. */
export function mayOpen(page: Page, visitor: PageVisitor): boolean {
  return decidePage(page, visitor).allowed;
}

/** Whether a page is closed at every level, because the account lacks its feature or the world has an older build. */
export function isAbsent(page: Page, { pageAccess, worldBuildVersion }: Omit<PageVisitor, 'level'>): boolean {
  return closingRule(pageAccess[page], worldBuildVersion) !== undefined;
}

/** Decides whether a person may open a page, and lists every rule it considered. Enforces access and explains it. */
export function decidePage(page: Page, { level, pageAccess, worldBuildVersion }: PageVisitor): PageDecision {
  const access = pageAccess[page];
  const required = requirementOf(page, access);
  const closing = closingRule(access, worldBuildVersion);
  const decidedBy = closing ?? required.source;
  const levels = levelsOf(page, access);
  const chain = (['lacking', 'build', 'minimum', 'configured', 'default', 'unlisted'] as const).flatMap(
    (rule): DecisionStep<PageRule>[] => {
      const decides = rule === decidedBy;
      if (rule === 'lacking' || rule === 'build') return closingStep(rule, access, { closing, decides });
      const value = levels[rule];
      if (!value) return [{ rule, verdict: 'silent', decides }];
      const written = rule === 'configured' ? { by: access?.by, at: access?.at } : {};
      return [{ rule, verdict: reaches(level, value) ? 'allows' : 'refuses', value, ...written, decides }];
    },
  );
  return { allowed: !closing && reaches(level, required.level), decidedBy, chain };
}

function closingRule(access: PageAccess | undefined, build: string): 'lacking' | 'build' | undefined {
  if (access?.lacking) return 'lacking';
  const least = access?.minBuildVersion;
  return least && compareBuildVersions(build, least) < 0 ? 'build' : undefined;
}

function closingStep(
  rule: 'lacking' | 'build',
  access: PageAccess | undefined,
  { closing, decides }: { closing: PageRule | undefined; decides: boolean },
): DecisionStep<PageRule>[] {
  const value = rule === 'build' ? access?.minBuildVersion : undefined;
  return [{ rule, verdict: closing === rule ? 'refuses' : 'silent', value, decides }];
}

/** The level that each rule states; a page without any is for superadmins only. */
function levelsOf(page: Page, access: PageAccess | undefined): Record<LevelSource, Level | undefined> {
  return {
    minimum: minimumLevels[page],
    configured: access?.configured,
    default: access?.default,
    unlisted: access?.configured || access?.default ? undefined : 'superadmin',
  };
}
