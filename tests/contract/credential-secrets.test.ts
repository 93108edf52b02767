import { createLogger } from '@campus/api/core/logger';
import { credentialFunctions } from '@campus/platform/areas/credentials/functions';
import { runCall } from '@campus/platform/call/run';
import { makeCredential, withApiAccess } from '@campus/tests/areas/credentials';
import { openGateway } from '@campus/tests/calls/gateway';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

const lines: string[] = [];
const write = (line: string) => void lines.push(line);
const gateway = await openGateway({}, createLogger('trace', { write }));
const secrets = new Map<string, string>();

let account: TestAccount;
let platform: TestServices;
let clientIdOfFirst: string;

interface Secret {
  credentialId: string;
  clientId: string;
  clientSecret: string;
}

/** Uses a secret as scripts do, correctly and incorrectly, and records the results. */
async function use({ clientId, clientSecret }: Secret, name: string) {
  secrets.set(`${name} secret`, clientSecret);
  const post = (path: string, form: object | string) =>
    gateway.http.post(`/api/oauth/${path}`).type('form').auth(clientId, clientSecret).send(form);
  const grant = { grant_type: 'client_credentials' };
  const { body } = await post('token', grant);
  secrets.set(`${name} token`, body.access_token);
  await post('token', { ...grant, scope: 'nothing' });
  await post('token', `grant_type=password&client_secret=${clientSecret}`);
  await gateway.http.get('/api/v1/accounts').query({ access_token: body.access_token });
  const roles = `/api/v1/accounts/${account.accountId}/roles`;
  await gateway.http.get(roles).set('authorization', `Bearer ${body.access_token}`);
  await post('revoke', { token: body.access_token });
  await gateway.http.get(roles).set('authorization', `Bearer ${body.access_token}`);
  await callInProcess('issueApiToken', { clientId, clientSecret });
  await callInProcess('issueApiToken', { clientId, clientSecret, scope: 'nothing' });
  await callInProcess('revokeApiToken', { clientId, clientSecret, token: body.access_token });
}

/** Calls a platform in this process, so that the test can read its log. */
async function callInProcess(name: string, params: Record<string, unknown>) {
  const called = credentialFunctions.find((one) => one.name === name);
  if (!called) throw new Error(`There is no function ${name}.`);
  const call = { params, headers: {}, ip: '203.0.113.7', sessionToken: undefined };
  const log = pino({ level: 'trace' }, { write });
  const answer: unknown = await runCall(called, call, { ...platform.services, log }).catch(() => undefined);
  const { token } = Object(answer);
  if (typeof token === 'string') secrets.set(`token of the platform ${secrets.size}`, token);
}

beforeAll(async () => {
  account = await makeAccount(withApiAccess);
  platform = await makeServices();
  const { accountId, people } = account;
  const { credentials } = gateway.as(people.owner);
  const scopes = ['account:read' as const];
  const first = await credentials.generate.mutate({ accountId, name: 'Sync', scopes });
  clientIdOfFirst = first.clientId;
  await use(first, 'first');
  const { credentialId } = first;
  await use(await credentials.regenerate.mutate({ accountId, credentialId, scopes }), 'second');
  await use({ ...(await makeCredential(accountId)) }, 'other');
});
afterAll(() => platform.close());

it('INT-017 no secret or token is in a line of the logs of gateway and platform', () => {
  expect(secrets.size).toBe(9);
  expect(lines.length).toBeGreaterThan(20);
  for (const [name, secret] of secrets) expect([name, lines.join().includes(secret)]).toEqual([name, false]);
  expect(lines.join()).not.toContain('campus_secret_');
});

/** The tables that contain one of these texts. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const tables = await sql.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`,
  );
  const patterns = texts.map((one) => `%${one}%`);
  const holding: string[] = [];
  for (const { name } of tables) {
    const found = `select from ${name} stored where stored::text like any($1) limit 1`;
    if (await sql.one(found, [patterns])) holding.push(name);
  }
  return holding;
}

it('INT-017 no secret or token is in any table of the database', async () => {
  expect(await tablesWith([clientIdOfFirst])).toEqual(
    expect.arrayContaining(['api_credential', '"Account"']),
  );
  expect(await tablesWith([...secrets.values()])).toEqual([]);
});

it('INT-017 no later call returns a secret: neither the list, nor the audit log, nor the account', async () => {
  const { accountId, people } = account;
  const { credentials, audit, accounts } = gateway.as(people.owner);
  const answers = JSON.stringify([
    await credentials.list.query({ accountId }),
    await audit.list.query({ accountId, pageSize: 100 }),
    await accounts.get.query({ accountId }),
  ]);
  expect(answers).toContain('credentials.generate');
  for (const [name, secret] of secrets) expect([name, answers.includes(secret)]).toEqual([name, false]);
});
