import { type Level, reaches } from './levels.ts';
import { minimumLevels, type Page } from './pages.ts';

/** The condition for opening a page of the console. */
export interface Guard {
  /** The page must be open to the person's level in the account. */
  page?: Page | undefined;
  /** The lowest level that passes, regardless of the account's page access. */
  level?: Level | undefined;
  /** The redirect for everyone else; the profile by default. */
  redirectTo?: string | undefined;
}

/** The guard of a page: its own access, and the level that every action on it needs. */
export function guardOf(page: Page): Guard {
  return { page, level: minimumLevels[page] };
}

/** A person in an account, as guards see one. */
export interface GuardedPerson {
  level: Level;
  /** The pages that are open to the person there. */
  pages: readonly Page[];
}

/** The path to which a guard redirects a person; undefined if they may pass. A suspended person passes no guard. */
export function redirectOf(
  { page, level, redirectTo = '/profile' }: Guard,
  person: GuardedPerson,
): string | undefined {
  const passes =
    person.level !== 'suspended' &&
    (level === undefined || reaches(person.level, level)) &&
    (page === undefined || person.pages.includes(page));
  return passes ? undefined : redirectTo;
}
