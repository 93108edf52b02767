// @module-tag nightly
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openGateway } from '@campus/tests/calls/gateway';
import { compile, linkPackages, runIn } from '@campus/tests/stack/generated-project';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { makeAccount, password, sql, unique } from '@campus/tests/world/world';
import { afterEach, beforeEach, expect, it } from 'vitest';

const examples = path.resolve(import.meta.dirname, '../../docs/examples/generated-client');
const gateway = await openGateway();

let folder: string;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  await cp(examples, folder, { recursive: true });
  await linkPackages(folder, ['openapi-fetch', 'openapi-typescript', 'typescript', '@types/node']);
});
afterEach(() => rm(folder, { recursive: true }));

/** The calls of a developer who follows the example. */
function call(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return runIn(folder, [file, ...args], env);
}

/** Returns the errors of the strictest compiler settings; empty if the script matches the types. */
function mistakes(): Promise<string[]> {
  const strictly = [
    '--strict',
    '--noUncheckedIndexedAccess',
    '--exactOptionalPropertyTypes',
    '--noUnusedLocals',
  ];
  const as = [
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    'node',
    '--allowImportingTsExtensions',
  ];
  return compile(folder, ['--noEmit', '--skipLibCheck', ...strictly, ...as, 'invite-people.ts']);
}

it('the types generated from the running gateway’s description fit the script, which invites the people of a file', async () => {
  const { accountId, people } = await makeAccount();
  const emails = Array.from({ length: 30 }, (_, index) => `invitee-${unique()}-${index}@campus.test`);
  await writeFile(path.join(folder, 'people.csv'), ['Email', ...emails, ''].join('\r\n'));
  await call('generate.mjs', [gateway.url]);
  expect(await mistakes()).toEqual([]);
  const invite = ({ email }: { email: string }) =>
    call('invite-people.ts', [accountId, 'people.csv', 'results.csv'], {
      CAMPUS_URL: gateway.url,
      CAMPUS_EMAIL: email,
      CAMPUS_PASSWORD: password,
    });

  const { stdout } = await invite(people.admin);
  expect(stdout).toContain('Sent people.csv: Email = email');
  expect(stdout).toContain('Planned: 30 to invite, 0 invited already');
  expect(stdout).toMatch(/Ended: done .*30 done, 0 failed/);
  const invited = await sql.query<{ email: string }>('select email from "Invitation" where account = $1', [
    accountId,
  ]);
  expect(invited.map(({ email }) => email).sort()).toEqual(emails.sort());
  const results = await readFile(path.join(folder, 'results.csv'), 'utf8');
  expect(results.trimEnd().split('\r\n')).toHaveLength(31);
  await expect(invite(people.member)).rejects.toThrow(
    /You do not have permission to do this\. \(access\.forbidden/,
  );
});

it('the script does not compile against a description that lacks a field', async () => {
  const described = await (await fetch(`${gateway.url}/api/openapi.json`)).text();
  await writeFile(path.join(folder, 'wrong.json'), described.replaceAll('"finishedAt"', '"endedAt"'));
  await call('generate.mjs', ['wrong.json']);
  expect(await mistakes()).toEqual([expect.stringContaining("Property 'finishedAt' does not exist")]);
});
