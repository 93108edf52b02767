import type { Page } from '../access/pages.ts';

/** The areas in which scripts can only read. */
const readAreas = ['account', 'analytics', 'audit'] as const;
type ReadArea = (typeof readAreas)[number];

/** The areas in which scripts can also write, in menu order. */
const writeAreas = [
  'invitations',
  'imports',
  'members',
  'badges',
  'memberProfile',
  'settings',
  'controls',
  'customization',
  'rooms',
  'privateSpaces',
  'tasks',
] as const;
type WriteArea = (typeof writeAreas)[number];

/**
 * The area of an operation, as its contract names it. Operations whose contract names none are closed to API
 * credentials.
 */
export type ApiArea = ReadArea | WriteArea;

/** A script's access to an area: `read` for queries, `write` for mutations. */
export type ApiScope = `${ApiArea}:read` | `${WriteArea}:write`;

/** Every scope there is. */
export const apiScopes: readonly ApiScope[] = [
  ...readAreas.map((area) => `${area}:read` as const),
  ...writeAreas.flatMap((area) => [`${area}:read`, `${area}:write`] as const),
];

/** The scope that an operation needs; undefined for operations that are closed to API credentials. */
export function apiScopeOf(operation: {
  kind: 'query' | 'mutation';
  scope?: ApiArea | undefined;
}): ApiScope | undefined {
  const name = `${operation.scope}:${operation.kind === 'query' ? 'read' : 'write'}`;
  return apiScopes.find((scope) => scope === name);
}

/** The scopes of a token of an API credential. */
export interface ApiGrant {
  /** The only account it opens. */
  accountId: string;
  scopes: readonly ApiScope[];
}

type ApiGrantRefusal = 'access.notForScripts' | 'access.scopeMissing' | 'access.forbidden';

/**
 * The pages that scripts can only read. Their settings decide who enters the world and what other programs may do, so
 * people change them.
 */
const changedByPeople: readonly Page[] = ['worldAccess', 'integrations'];

/** A call with a token. Without a scope it is closed to all tokens; `any` is open to each. */
export interface GrantedCall {
  scope: ApiScope | 'any' | undefined;
  accountId: string | undefined;
  /** The page that the call is about, if it is about one. */
  page?: Page | undefined;
}

/** Returns why a token may not be used for a call, or undefined. */
export function refuseGrant(
  grant: ApiGrant,
  { scope, accountId, page }: GrantedCall,
): ApiGrantRefusal | undefined {
  if (scope === undefined) return 'access.notForScripts';
  if (accountId !== undefined && accountId !== grant.accountId) return 'access.forbidden';
  if (page && changedByPeople.includes(page) && !scope.endsWith(':read')) return 'access.notForScripts';
  return scope === 'any' || grant.scopes.includes(scope) ? undefined : 'access.scopeMissing';
}

/** The scope that shows scripts who people are. */
const namesScope: ApiScope = 'members:read';

/**
 * Whether figures and reports may name people to a caller. A script needs the scope `members:read` besides that of the
 * report; a person, who has no grant, needs nothing else.
 */
export function mayNamePeople(grant: ApiGrant | undefined): boolean {
  return !grant || grant.scopes.includes(namesScope);
}

/**
 * The scopes of a new token: the requested ones (RFC 6749, 3.3: separated by spaces), or all of the credential.
 * Undefined if one is unknown or not the credential's.
 */
export function grantedScopes(asked: string, own: readonly ApiScope[]): readonly ApiScope[] | undefined {
  const names = asked.split(' ').filter((name) => name !== '');
  if (names.length === 0) return own;
  const granted = own.filter((scope) => names.includes(scope));
  return granted.length === new Set(names).size ? granted : undefined;
}
