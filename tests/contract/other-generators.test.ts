// @module-tag nightly
import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openGateway } from '@campus/tests/calls/gateway';
import { compile, fileOf, linkPackages, runIn } from '@campus/tests/stack/generated-project';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { makeAccount, password, sql, unique } from '@campus/tests/world/world';
import { afterEach, beforeEach, expect, it } from 'vitest';

const examples = path.resolve(import.meta.dirname, '../../docs/examples/other-generators');
const gateway = await openGateway();

let folder: string;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  await cp(examples, folder, { recursive: true });
  await linkPackages(folder, ['@types/node', 'typescript']);
});
afterEach(() => rm(folder, { recursive: true }));

/** Each generator with the command that its script uses. */
const generators = {
  'hey-api': (source: string) => [
    fileOf('@hey-api/openapi-ts', 'bin/run.js'),
    ...['--input', source, '--output', 'campus', '--client', '@hey-api/client-fetch', '--no-log-file'],
  ],
  'swagger-typescript-api': (source: string) => [
    fileOf('swagger-typescript-api', 'dist/cli.mjs'),
    ...['generate', '--path', source, '--name', 'campus.ts'],
  ],
};

/** A developer's project settings for compiler and generator. */
const strictly = { strict: true, noUncheckedIndexedAccess: true, noEmitOnError: true };
const compilerOptions = {
  ...strictly,
  module: 'nodenext',
  target: 'es2024',
  types: ['node'],
  outDir: 'built',
};

it.each(Object.entries(generators))(
  'a client that %s generates from the running gateway’s description compiles strictly, signs in, and runs an import',
  async (name, command) => {
    const { accountId, people } = await makeAccount();
    const emails = Array.from({ length: 30 }, (_, index) => `invitee-${unique()}-${index}@campus.test`);
    await writeFile(path.join(folder, 'people.csv'), ['Email', ...emails, ''].join('\r\n'));
    const project = { compilerOptions, files: [`${name}.ts`] };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(project));

    await runIn(folder, command(`${gateway.url}/api/openapi.json`));
    expect(await compile(folder, ['--project', '.'])).toEqual([]);
    const env = { CAMPUS_URL: gateway.url, CAMPUS_EMAIL: people.admin.email, CAMPUS_PASSWORD: password };
    const { stdout } = await runIn(folder, [`built/${name}.js`, accountId, 'people.csv'], env);

    expect(stdout).toContain('Ended: done, 30 done, 0 failed');
    const invited = await sql.query<{ email: string }>('select email from "Invitation" where account = $1', [
      accountId,
    ]);
    expect(invited.map(({ email }) => email).sort()).toEqual(emails.sort());
  },
);
