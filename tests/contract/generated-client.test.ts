import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openGateway } from '../support/gateway.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { makeAccount, password, sql, unique } from '../support/world.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const examples = path.resolve(import.meta.dirname, '../../docs/examples/generated-client');
/** What the project of a developer who follows the example has installed. */
const installed = {
  'openapi-fetch': require.resolve('openapi-fetch'),
  'openapi-typescript': require.resolve('openapi-typescript'),
  typescript: require.resolve('typescript'),
  '@types/node': require.resolve('@types/node/package.json'),
};
const compiler = require.resolve('@typescript/native/package.json').replace('package.json', 'bin/tsc');
const gateway = await openGateway();

let folder: string;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  await cp(examples, folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, file] of Object.entries(installed)) {
    const link = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(folderOf(name, file), link);
  }
});
afterEach(() => rm(folder, { recursive: true }));

/** The folder of a package that one of its files is in. */
function folderOf(name: string, file: string): string {
  return file.slice(0, file.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}`.length);
}

/** What the person who follows the example calls. */
function call(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return run(process.execPath, [file, ...args], { cwd: folder, env });
}

/** The compiler's strictest errors about the script; empty if the script fits the types. */
async function mistakes(): Promise<string[]> {
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
  const refused = (error: { stdout: string }) => error;
  const { stdout } = await call(compiler, [
    '--noEmit',
    '--skipLibCheck',
    ...strictly,
    ...as,
    'invite-people.ts',
  ]).catch(refused);
  return stdout.split('\n').filter((line) => line.includes('error'));
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

it('the script does not fit a description that lacks a field', async () => {
  const described = await (await fetch(`${gateway.url}/api/openapi.json`)).text();
  await writeFile(path.join(folder, 'wrong.json'), described.replaceAll('"finishedAt"', '"endedAt"'));
  await call('generate.mjs', ['wrong.json']);
  expect(await mistakes()).toEqual([expect.stringContaining("Property 'finishedAt' does not exist")]);
});
