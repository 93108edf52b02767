import { expect, it } from 'vitest';
import {
  type ApiScope,
  apiScopeOf,
  apiScopes,
  grantedScopes,
  mayNamePeople,
  refuseGrant,
} from './api-scopes.ts';

const grant = { accountId: 'a1', scopes: ['members:read', 'badges:write'] as const };

it('a scope is an area and what is done in it; nothing is written where scripts only read', () => {
  expect(apiScopeOf({ kind: 'query', scope: 'members' })).toBe('members:read');
  expect(apiScopeOf({ kind: 'mutation', scope: 'members' })).toBe('members:write');
  expect(apiScopeOf({ kind: 'mutation', scope: 'audit' })).toBeUndefined();
  expect(apiScopeOf({ kind: 'query' })).toBeUndefined();
  expect(new Set(apiScopes).size).toBe(apiScopes.length);
});

it.each<[string, ApiScope | 'any' | undefined, string | undefined, string | undefined]>([
  ['what its scopes name', 'members:read', 'a1', undefined],
  ['what every token may do', 'any', 'a1', undefined],
  ['what only people do', undefined, 'a1', 'access.notForScripts'],
  ['what its scopes leave out', 'members:write', 'a1', 'access.scopeMissing'],
  ['another account', 'members:read', 'a2', 'access.forbidden'],
  ['another account, for what every token may do', 'any', 'a2', 'access.forbidden'],
])('a token for %s', (_, scope, accountId, refusal) => {
  expect(refuseGrant(grant, { scope, accountId })).toBe(refusal);
});

it('a token reads what decides who enters the world and what other programs do, and never changes it', () => {
  const settings = { accountId: 'a1', scopes: ['settings:read', 'settings:write'] as const };
  const ask = (scope: ApiScope, page: 'worldAccess' | 'integrations' | 'worldInformation') =>
    refuseGrant(settings, { scope, accountId: 'a1', page });
  expect(ask('settings:write', 'worldInformation')).toBeUndefined();
  for (const page of ['worldAccess', 'integrations'] as const) {
    expect(ask('settings:read', page)).toBeUndefined();
    expect(ask('settings:write', page)).toBe('access.notForScripts');
  }
});

it('reports name people to persons, and to scripts that may read members', () => {
  const holding = (...scopes: ApiScope[]) => mayNamePeople({ accountId: 'a1', scopes });
  expect(mayNamePeople(undefined)).toBe(true);
  expect(holding('analytics:read', 'members:read')).toBe(true);
  expect(holding(...apiScopes.filter((scope) => scope !== 'members:read'))).toBe(false);
});

it.each<[string, readonly ApiScope[] | undefined]>([
  ['', grant.scopes],
  ['  ', grant.scopes],
  ['members:read', ['members:read']],
  ['badges:write members:read members:read', grant.scopes],
  ['members:write', undefined],
  ['members:read rooms:read', undefined],
])('a token that is asked for “%s” gets %j', (asked, granted) => {
  expect(grantedScopes(asked, grant.scopes)).toEqual(granted);
});
