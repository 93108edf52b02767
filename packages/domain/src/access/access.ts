import type { ApiGrant } from '../credentials/api-scopes.ts';
import type { Decision } from './decision.ts';
import { type Level, reaches } from './levels.ts';
import { decidePage, type PageDecision } from './page-decision.ts';
import { type Page, type PageAccessMap, pages } from './pages.ts';

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
 *
 * With `normalUserRefusal`, a normal user who may not open the page is told this instead (ACCT-038).
 */
export type Scope =
  | { level: Level; page?: Page }
  | { page: Page; level?: Level; normalUserRefusal?: 'access.notAdmin' }
  | { level: Level; page?: undefined; pageOf: 'input' };
export type Access = 'public' | 'signedIn' | 'unsuspended' | 'superadmin' | 'entering' | 'affiliated' | Scope;

/** A person's access to one account. */
export interface AccountAccess {
  accountId: string;
  level: Level;
  /** The level for pages and operations, if it differs from the level for acting on people. */
  opens?: Level | undefined;
  verificationRequired: boolean;
  /** Whether the account allows single sign-on only, and the session was not proven that way. */
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

/** The caller. `accountAccess` is missing if the operation names no account or the person has no role in it. */
export interface Actor {
  userId: string;
  emailVerified: boolean;
  superadmin: boolean;
  /** Whether the person belongs to accounts and is suspended in all of them; never a superadmin. */
  suspended: boolean;
  /** Whether the person is a normal user of the platform (ACCT-037); missing for scripts. */
  isNormalUser?: boolean | undefined;
  accountAccess?: AccountAccess | undefined;
  /** The scopes of an API credential's token; missing for people. */
  grant?: ApiGrant | undefined;
}

/** Access rules about one account. */
export type AccountScoped = Exclude<Access, string> | 'entering' | 'affiliated';

/** The facts about the caller that a passed access rule guarantees. */
export type AdmittedBy<A extends Access> = A extends 'public'
  ? undefined
  : A extends AccountScoped
    ? Actor & { accountAccess: AccountAccess }
    : Actor;

export type AccessRefusal =
  | 'access.signedOut'
  | 'access.forbidden'
  | 'access.notAdmin'
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

/** The page that a rule requires, if any. */
export function pageNamedBy(access: Access): Page | undefined {
  return typeof access === 'object' ? access.page : undefined;
}

/** Returns the first reason why `actor` may not call an operation with this access, or undefined. */
export function refuseAccess(access: Access, actor: Actor | undefined): AccessRefusal | undefined {
  return decideAccess(access, actor).refusal;
}

/** The rules of access to an operation, in the order in which they count. */
export type AccessRule =
  | 'public'
  | 'session'
  | 'suspendedEverywhere'
  | 'superadmin'
  | 'membership'
  | 'moved'
  | 'singleSignOn'
  | 'verification'
  | 'suspension'
  | 'password'
  | 'secondFactor'
  | 'level'
  | 'page';

export interface AccessDecision extends Decision<AccessRule> {
  /** Why it is refused; undefined where it is allowed. */
  refusal: AccessRefusal | undefined;
  /** The decision about the page that the access names, if it names one. */
  page?: PageDecision | undefined;
}

/** A rule that closes or lets pass. */
interface Gate {
  rule: AccessRule;
  refusal: AccessRefusal;
  closes: boolean;
  value?: string | undefined;
}

/**
 * Decides whether `actor` may call an operation with this access, and lists every rule it considered. The same function
 * enforces access and explains it. The first gate that closes refuses; otherwise the last gate admits.
 */
export function decideAccess(access: Access, actor: Actor | undefined): AccessDecision {
  const page = pageDecisionOf(access, actor?.accountAccess);
  const gates = gatesOf(access, actor, page);
  const closing = gates.find(({ closes }) => closes);
  const deciding = closing ?? gates.at(-1);
  return {
    allowed: !closing,
    decidedBy: deciding?.rule ?? 'public',
    refusal: closing?.refusal,
    page,
    chain: gates.map((gate) => ({
      rule: gate.rule,
      verdict: gate.closes ? 'refuses' : 'allows',
      value: gate.value,
      decides: gate === deciding,
    })),
  };
}

function gatesOf(access: Access, actor: Actor | undefined, page: PageDecision | undefined): Gate[] {
  if (access === 'public') return [];
  const session: Gate = { rule: 'session', refusal: 'access.signedOut', closes: !actor };
  if (!actor || access === 'signedIn') return [session];
  if (access === 'unsuspended')
    return [
      session,
      { rule: 'suspendedEverywhere', refusal: 'access.suspendedEverywhere', closes: actor.suspended },
    ];
  if (access === 'superadmin')
    return [session, { rule: 'superadmin', refusal: 'access.forbidden', closes: !actor.superadmin }];
  const { accountAccess } = actor;
  const membership: Gate = { rule: 'membership', refusal: 'access.forbidden', closes: !accountAccess };
  return [
    session,
    membership,
    ...(accountAccess ? accountAccessGates(access, accountAccess, actor, page) : []),
  ];
}

function accountAccessGates(
  access: AccountScoped,
  accountAccess: AccountAccess,
  actor: Actor,
  page: PageDecision | undefined,
): Gate[] {
  if (access === 'entering') return [];
  const moved: Gate = { rule: 'moved', refusal: 'access.moved', closes: accountAccess.movedTo !== '' };
  const singleSignOn: Gate = {
    rule: 'singleSignOn',
    refusal: 'access.singleSignOnRequired',
    closes: accountAccess.singleSignOnRequired,
  };
  if (access === 'affiliated') return [singleSignOn];
  return [
    moved,
    singleSignOn,
    {
      rule: 'verification',
      refusal: 'access.verificationRequired',
      closes: accountAccess.verificationRequired && !actor.emailVerified,
    },
    { rule: 'suspension', refusal: 'access.suspended', closes: accountAccess.level === 'suspended' },
    { rule: 'password', refusal: 'access.passwordExpired', closes: accountAccess.passwordExpired },
    {
      rule: 'secondFactor',
      refusal: 'access.secondFactorRequired',
      closes: accountAccess.secondFactorMissing,
    },
    ...scopeGates(access, { accountAccess, isNormalUser: actor.isNormalUser ?? false }, page),
  ];
}

/** The level and the page. If an unknown input names the page, nobody passes. */
function scopeGates(
  scope: Scope,
  { accountAccess, isNormalUser }: { accountAccess: AccountAccess; isNormalUser: boolean },
  page: PageDecision | undefined,
): Gate[] {
  const refusal: AccessRefusal = 'access.forbidden';
  if ('pageOf' in scope) return [{ rule: 'page', refusal, closes: true }];
  const { level } = scope;
  const opening = accountAccess.opens ?? accountAccess.level;
  return [
    ...(level ? [{ rule: 'level' as const, refusal, closes: !reaches(opening, level), value: level }] : []),
    ...(page ? [{ ...pageGate(scope, isNormalUser), closes: !page.allowed, value: scope.page }] : []),
  ];
}

function pageGate(scope: Scope, isNormalUser: boolean): Pick<Gate, 'rule' | 'refusal'> {
  const own = 'normalUserRefusal' in scope && isNormalUser ? scope.normalUserRefusal : undefined;
  return { rule: 'page', refusal: own ?? 'access.forbidden' };
}

function pageDecisionOf(access: Access, accountAccess: AccountAccess | undefined): PageDecision | undefined {
  const page = pageNamedBy(access);
  if (!page || !accountAccess) return undefined;
  return decidePage(page, { ...accountAccess, level: accountAccess.opens ?? accountAccess.level });
}
