import type { ApiGrant } from '../credentials/api-scopes.ts';
import { type Level, reaches } from './levels.ts';
import { mayOpen, type Page, type PageAccessMap, pages } from './pages.ts';

/**
 * Who may call an operation.
 * - `public`: anyone.
 * - `signedIn`: a valid session.
 * - `unsuspended`: the same, of a person who is not suspended in every account they belong to.
 * - `superadmin`: the platform's own administrators.
 * - `entering`: any role in the named account, a suspended or unverified one included. It is for what leads people
 *   into the account.
 * - `affiliated`: the same, in a session that was proven as the account demands.
 * - `{ level }`: that level or higher in the named account, which has not moved elsewhere; not suspended, not
 *   waiting for verification, and signed in as the account demands, with a password that has not expired and the
 *   second factor that it requires.
 * - `{ page }`: everyone who may open that page in the named account's world.
 * - `{ page, level }`: both.
 * - `{ level, pageOf: 'input' }`: both, with the page that the input names as `page`.
 */
export type Scope =
  | { level: Level; page?: Page }
  | { page: Page; level?: Level }
  | { level: Level; page?: undefined; pageOf: 'input' };
export type Access = 'public' | 'signedIn' | 'unsuspended' | 'superadmin' | 'entering' | 'affiliated' | Scope;

/** A person's standing in one account. */
export interface AccountAccess {
  accountId: string;
  level: Level;
  /** The level that opens pages and operations, where it is not that by which the caller acts on people. */
  opens?: Level | undefined;
  verificationRequired: boolean;
  /** Whether the account allows single sign-on only, and the session was not proven by it. */
  singleSignOnRequired: boolean;
  /** Whether the session began with a password that the account's world calls too old. */
  passwordExpired: boolean;
  /** Whether the session lacks a second factor that the account requires. */
  secondFactorMissing: boolean;
  /** The address to which the account's world has moved; empty for people who may still enter it. */
  movedTo: string;
  worldBuildVersion: string;
  pageAccess: PageAccessMap;
}

/** Who calls. `standing` is missing when the operation names no account or the person has no role in it. */
export interface Actor {
  userId: string;
  emailVerified: boolean;
  superadmin: boolean;
  /** Whether the person belongs to accounts and is suspended in all of them; never a superadmin. */
  suspended: boolean;
  standing?: AccountAccess | undefined;
  /** What the token of an API credential is good for; missing for people. */
  grant?: ApiGrant | undefined;
}

/** Access rules about one account. */
export type AccountScoped = Exclude<Access, string> | 'entering' | 'affiliated';

/** Who calls, as far as an access rule that let the caller pass guarantees it. */
export type AdmittedBy<A extends Access> = A extends 'public'
  ? undefined
  : A extends AccountScoped
    ? Actor & { standing: AccountAccess }
    : Actor;

export type AccessRefusal =
  | 'access.signedOut'
  | 'access.forbidden'
  | 'access.moved'
  | 'access.singleSignOnRequired'
  | 'access.verificationRequired'
  | 'access.suspended'
  | 'access.suspendedEverywhere'
  | 'access.passwordExpired'
  | 'access.secondFactorRequired';

/** Whether an operation with this access is about one account and so must name it. */
export function isAccountScoped(access: Access): boolean {
  return access === 'entering' || access === 'affiliated' || typeof access === 'object';
}

/**
 * The access rule of a call with this input: an operation for several pages needs the one that the input names. An input
 * that names none is left to its schema, which asks for it.
 */
export function accessTo(access: Access, input: unknown): Access {
  if (typeof access === 'string' || !('pageOf' in access)) return access;
  const named: unknown = Object(input).page;
  const page = pages.find((name) => name === named);
  return { level: access.level, ...(page && { page }) };
}

/** The page that a rule asks for, if it asks for one. */
export function pageNamedBy(access: Access): Page | undefined {
  return typeof access === 'object' ? access.page : undefined;
}

/** Returns the first reason why `actor` may not call an operation with this access, or undefined. */
export function refuseAccess(access: Access, actor: Actor | undefined): AccessRefusal | undefined {
  if (access === 'public') return undefined;
  if (!actor) return 'access.signedOut';
  if (access === 'signedIn') return undefined;
  if (access === 'unsuspended') return actor.suspended ? 'access.suspendedEverywhere' : undefined;
  if (access === 'superadmin') return actor.superadmin ? undefined : 'access.forbidden';
  return actor.standing ? refuseStanding(access, actor.standing, actor) : 'access.forbidden';
}

function refuseStanding(
  access: AccountScoped,
  standing: AccountAccess,
  { emailVerified }: Actor,
): AccessRefusal | undefined {
  if (access === 'entering') return undefined;
  if (access !== 'affiliated' && standing.movedTo !== '') return 'access.moved';
  if (standing.singleSignOnRequired) return 'access.singleSignOnRequired';
  if (access === 'affiliated') return undefined;
  if (standing.verificationRequired && !emailVerified) return 'access.verificationRequired';
  if (standing.level === 'suspended') return 'access.suspended';
  if (standing.passwordExpired) return 'access.passwordExpired';
  if (standing.secondFactorMissing) return 'access.secondFactorRequired';
  return allows(access, standing) ? undefined : 'access.forbidden';
}

function allows(scope: Scope, standing: AccountAccess): boolean {
  if ('pageOf' in scope) return false;
  const { level, page } = scope;
  const opening = standing.opens ?? standing.level;
  if (level && !reaches(opening, level)) return false;
  return !page || mayOpen(page, { ...standing, level: opening });
}
