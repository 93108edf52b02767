// @module-tag sampled
import { fileOperations, type Operation, operations } from '@campus/api/http/operations';
import { type ApiScope, apiScopeOf, apiScopes } from '@campus/domain/credentials/api-scopes';
import { sampleOf } from '@campus/domain/testing/sweep';
import {
  makeCredential,
  platformTokenOf,
  type TestCredential,
  withApiAccess,
} from '@campus/tests/areas/credentials';
import { openGateway } from '@campus/tests/calls/gateway';
import { withToken } from '@campus/tests/calls/requests';
import { fingerprint } from '@campus/tests/world/fingerprint';
import { makeAccount, makeSuperadmin, type Person, type TestAccount } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from './file-examples.ts';
import { summaryOf } from './refusals.ts';

const gateway = await openGateway();
const all = [...operations, ...fileOperations].flatMap((operation) =>
  operation.contract.rest && operation.contract.access !== 'public'
    ? [{ name: operation.path, operation, scope: apiScopeOf(operation.contract) }]
    : [],
);
const open = all.filter(({ scope }) => scope !== undefined);
const closed = all.filter(({ scope }) => scope === undefined);

/** One account whose scripts have every scope, and one whose scripts have no other access. */
let account: TestAccount;
let untouched: TestAccount;

beforeAll(async () => {
  account = await makeAccount(withApiAccess);
  untouched = await makeAccount(withApiAccess);
});

/** A script with a token from the gateway, and an input for the operation with its own objects. */
async function script({ operation, about, scopes = apiScopes }: Asked) {
  const credential = await makeCredential(about.accountId, { scopes });
  const { body } = await gateway.http
    .post('/api/oauth/token')
    .auth(credential.clientId, credential.clientSecret)
    .type('form')
    .send({ grant_type: 'client_credentials' });
  const caller = apiScopeOf(operation.contract) ? await callerOf(about, credential) : await makeSuperadmin();
  const input = await exampleOf(operation.path)(about, caller);
  return { send: () => withToken(gateway, body.access_token)(operation, input) };
}

interface Asked {
  operation: Operation;
  about: TestAccount;
  scopes?: readonly ApiScope[];
}

/** The credential as the caller for the examples. Mails to it go to an owner. */
async function callerOf({ people }: TestAccount, credential: TestCredential): Promise<Person> {
  return {
    userId: credential.credentialId,
    email: people.owner.email,
    displayName: 'Nightly sync',
    sessionToken: await platformTokenOf(credential),
  };
}

it('uses every scope, and lists the areas closed to scripts', () => {
  expect([...new Set(open.map(({ scope }) => scope))].sort()).toEqual([...apiScopes].sort());
  const openAreas = new Set(open.map(({ name }) => name.split('.')[0]));
  const areas = new Set(closed.map(({ name }) => name.split('.')[0]));
  for (const area of ['auth', 'sessions', 'secondFactor', 'credentials', 'senders'])
    expect([area, openAreas.has(area)]).toEqual([area, false]);
  const signOn = open.filter(({ name }) => name.startsWith('sso.'));
  expect(signOn.map(({ name, scope }) => [name, scope])).toEqual([['sso.failures', 'audit:read']]);
  expect([...areas].filter((area) => !openAreas.has(area)).length).toBeGreaterThan(5);
});

describe('with every scope', () => {
  it.each(sampleOf(open, 30))('$name is answered to a script', async ({ operation }) => {
    const response = await (await script({ operation, about: account })).send();
    expect([response.status, response.body.key]).toEqual([200, undefined]);
  });

  it.each(sampleOf(closed, 30))('$name is refused to a script', async ({ operation }) => {
    const { send } = await script({ operation, about: untouched });
    const before = await fingerprint(untouched.accountId);
    const response = await send();
    expect(summaryOf(response)).toMatchObject({ status: 403, key: 'access.notForScripts' });
    expect(await fingerprint(untouched.accountId)).toBe(before);
  });
});

describe('with every other scope', () => {
  it.each(sampleOf(open, 60))('$name is refused to a script', async ({ operation, scope }) => {
    const scopes = apiScopes.filter((name) => name !== scope);
    const { send } = await script({ operation, about: untouched, scopes });
    const before = await fingerprint(untouched.accountId);
    const response = await send();
    expect(summaryOf(response)).toMatchObject({ status: 403, key: 'access.scopeMissing' });
    expect(response.headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
    expect(await fingerprint(untouched.accountId)).toBe(before);
  });
});
