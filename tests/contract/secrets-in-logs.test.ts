import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLogger } from '@campus/api/core/logger';
import { operations } from '@campus/api/http/operations';
import { issueApiToken } from '@campus/contracts/credentials/functions';
import { enterPrivateSpace } from '@campus/contracts/private-spaces/functions';
import { isSecretField } from '@campus/server-kit/secret-fields';
import { setUpApp } from '@campus/tests/areas/second-factor';
import { openGateway } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { overTrpc } from '@campus/tests/calls/requests';
import { stack } from '@campus/tests/stack/stack';
import { addMember, makeAccount, makePerson, type TestAccount, unique } from '@campus/tests/world/world';
import { beforeAll, expect, it } from 'vitest';
import { exampleOf } from '../access/file-examples.ts';
import { fieldsOf, withField } from './input-fields.ts';

const lines: string[] = [];
const gateway = await openGateway({}, createLogger('trace', { write: (line) => void lines.push(line) }));
const send = overTrpc(gateway);
const secrets = new Map<string, string>();
let account: TestAccount;

/** A secret that is too short to be recognized by its length. */
function short(name: string): string {
  const secret = `Zq${unique()}`.slice(0, 20);
  secrets.set(name, secret);
  return secret;
}

const quietly = (call: Promise<unknown>) => call.catch(() => undefined);

/** Calls each operation with a short secret in each of its secret fields, as an owner and as a visitor. */
async function callEverything() {
  for (const operation of operations) {
    const secretFields = fieldsOf(operation.contract.input).filter(({ path: [...names] }) =>
      names.some((name) => isSecretField(String(name))),
    );
    if (secretFields.length === 0) continue;
    const owner = await addMember(account.accountId, { permission: 'owner' });
    const example: unknown = await exampleOf(operation.path)(account, owner);
    for (const field of secretFields) {
      const input = withField(example, field.path, short(`${operation.path} ${field.path.join('.')}`));
      await send(operation, input, owner);
      await send(operation, input);
    }
  }
}

/** Sends short secrets in places that no contract expects. */
async function callOddly() {
  const { http } = gateway;
  await http.post(`/trpc/auth.signIn?token=${short('query')}`).send({});
  await http
    .post('/trpc/auth.signIn')
    .type('json')
    .send(`{"password": ${short('broken JSON')}`);
  await http
    .get('/api/v1/auth/session')
    .set({ authorization: `Bearer ${short('bearer')}`, cookie: `campus_session=${short('cookie')}` });
  await http.get('/api/v1/accounts').set('authorization', `Basic ${short('basic')}`);
  await http.get(`/reset-password/${short('mailed link')}`);
}

async function callThePlatform() {
  const { sessionToken } = account.people.member;
  const clientId = 'campus_client_nobody';
  await quietly(callPlatform(issueApiToken, { clientId, clientSecret: short('client secret') }));
  const space = { spaceRoomId: 'Nowhere000', passcode: short('passcode') };
  await quietly(callPlatform(enterPrivateSpace, space, sessionToken));
  await quietly(callPlatform(enterPrivateSpace, space, short('session token')));
}

async function useSecondFactor() {
  const app = await setUpApp(await makePerson());
  secrets.set('one-time code', await app.next());
  for (const code of app.recoveryCodes) secrets.set(`recovery code ${code}`, code);
}

/** The logs of all processes in the stack, including the database. */
async function stackLogs(): Promise<string> {
  const { logs } = stack.data;
  const files = (await readdir(logs)).filter((name) => name.endsWith('.log'));
  return (await Promise.all(files.map((name) => readFile(path.join(logs, name), 'utf8')))).join('\n');
}

beforeAll(async () => {
  account = await makeAccount();
  await callEverything();
  await callOddly();
  await callThePlatform();
  await useSecondFactor();
});

it('no secret of any length is in the logs of gateway, platform, worker, and database', async () => {
  const { headers } = await gateway.http
    .post('/trpc/auth.signIn')
    .set('x-campus-request', '1')
    .send({ email: 'nobody@campus.test', password: short('last password') });
  const last = String(headers['x-request-id']);
  await expect.poll(() => lines.join()).toContain(last);
  expect(secrets.size).toBeGreaterThan(40);
  expect(lines.length).toBeGreaterThan(40);
  const written = `${lines.join('\n')}\n${await stackLogs()}`;
  expect([...secrets].filter(([, secret]) => written.includes(secret))).toEqual([]);
});
