import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeCredential, withApiAccess } from '@campus/tests/areas/credentials';
import { openGateway } from '@campus/tests/calls/gateway';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { makeAccount, type Person, password, sql, unique } from '@campus/tests/world/world';
import { afterEach, beforeEach, expect, it } from 'vitest';

const run = promisify(execFile);
const examples = path.resolve(import.meta.dirname, '../../docs/examples');
const script = path.join(examples, 'invite-people.mjs');
const gateway = await openGateway();

let folder: string;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the script with people.csv as this person. */
function runScript({ email }: Person, accountId: string, lines: readonly string[], secret = password) {
  writeFileSync(path.join(folder, 'people.csv'), lines.map((line) => `${line}\r\n`).join(''));
  return run(
    process.execPath,
    [script, '--account', accountId, '--mail', 'none', 'people.csv', 'results.csv'],
    {
      cwd: folder,
      env: { CAMPUS_URL: gateway.url, CAMPUS_EMAIL: email, CAMPUS_PASSWORD: secret },
    },
  );
}

it('the script of the API’s description invites a thousand people, and reads the outcome of each row', async () => {
  const { accountId, people } = await makeAccount();
  const emails = Array.from({ length: 1000 }, (_, index) => `invitee-${unique()}-${index}@campus.test`);
  const lines = [
    'Email,First Name,Last Name',
    ...emails.map((email, index) => `${email},Ada,Number ${index}`),
  ];

  const first = await runScript(people.admin, accountId, lines);
  expect(first.stdout).toContain('Email = email, First Name = firstName, Last Name = lastName');
  expect(first.stdout).toMatch(/Ended: done .*done: 1000/);
  const invited = await sql.query<{ email: string }>('select email from "Invitation" where account = $1', [
    accountId,
  ]);
  expect(invited.map(({ email }) => email).sort()).toEqual(emails.sort());
  const results = await readFile(path.join(folder, 'results.csv'), 'utf8');
  expect(results.trimEnd().split('\r\n')).toHaveLength(1001);

  const again = await runScript(people.admin, accountId, lines);
  expect(again.stdout).toMatch(/unchanged: 1000/);
});

it('the script says why it is refused', async () => {
  const { accountId, people } = await makeAccount();
  const refused = runScript(people.member, accountId, ['Email']);
  await expect(refused).rejects.toThrow(/You do not have permission to do this\. \(access\.forbidden/);
});

it('the script says how it is used, and in one line that the password is wrong', async () => {
  const help = await run(process.execPath, [script, '--help']);
  expect(help.stdout).toMatch(/^Usage: node invite-people\.mjs --account <id> [^\n]+\n$/);
  const { accountId, people } = await makeAccount();
  await expect(runScript(people.admin, accountId, ['Email'], 'wrong')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Email or password is incorrect\. Try again\. \([^\n]+\)\n$/),
  });
});

it('the script says which address it cannot reach, and why', async () => {
  writeFileSync(path.join(folder, 'people.csv'), 'Email');
  const unreachable = run(process.execPath, [script, '--account', 'a1', 'people.csv', 'results.csv'], {
    cwd: folder,
    env: { CAMPUS_URL: 'http://console.invalid', CAMPUS_EMAIL: 'a@b.test', CAMPUS_PASSWORD: password },
  });
  await expect(unreachable).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^http:\/\/console\.invalid\/\S+ cannot be reached: \S[^\n]+\n$/),
  });
});

it('the script repeats a change with its key after a 503', async () => {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']);
    const isFirst = keys.length === 1;
    const problem = { detail: 'No.', key: 'auth.incorrect', requestId: '1' };
    response
      .writeHead(isFirst ? 503 : 400, { 'retry-after': '0', 'content-type': 'application/problem+json' })
      .end(JSON.stringify(problem));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  writeFileSync(path.join(folder, 'people.csv'), 'Email');
  const refused = run(process.execPath, [script, '--account', 'a1', 'people.csv', 'results.csv'], {
    cwd: folder,
    env: { CAMPUS_URL: `http://127.0.0.1:${port}`, CAMPUS_EMAIL: 'a@b.test', CAMPUS_PASSWORD: password },
  });
  await expect(refused).rejects.toMatchObject({ stderr: 'No. (auth.incorrect, request 1)\n' });
  server.close();
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
});

it('the script for API credentials lists the members, and says why it is refused', async () => {
  const { accountId, people } = await makeAccount(withApiAccess);
  const { clientId, clientSecret } = await makeCredential(accountId, { scopes: ['members:read'] });
  const list = (secret: string) =>
    run(process.execPath, [path.join(examples, 'list-members.mjs')], {
      env: { CAMPUS_URL: gateway.url, CLIENT_ID: clientId, CLIENT_SECRET: secret },
    });
  const { stdout } = await list(clientSecret);
  const expected = Object.entries(people).map(([permission, { email }]) => `${email},${permission}`);
  expect(stdout.trim().split('\n').sort()).toEqual(expected.sort());
  await expect(list('wrong')).rejects.toThrow('The client id or the client secret is wrong.');
});
