/**
 * `npm run bench`: how fast people sign in and members are listed, on a stack of its own beside whatever else
 * runs. `npm run bench -- sign-in` and `npm run bench -- members` do one of the two.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { logIn } from '@campus/contracts/wire/auth';
import { memberListLimit, pageSize } from '@campus/domain/members';
import { contoso, northwind } from '@campus/local/demo/accounts';
import { addMembers } from '@campus/local/demo/members';
import { demoPassword } from '@campus/local/demo/sign-ins';
import { claim } from '@campus/local/ports';
import { type Part, startPart } from '@campus/local/processes';
import { type Stack, startStack } from '@campus/local/stack';
import { buildWebClient } from '@campus/local/web-build';
import { createParseClient } from '@campus/parse-adapter/client';
import { ownStack } from '../support/stack-settings.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { measureEach, measureLoad } from './measure.ts';
import { besides, rounded } from './report.ts';
import { compareRefusals, compareSignIns, measureOthers } from './sign-in.ts';
import { directly, type MembersInput, throughGateway, withParseQuery, withRestQuery } from './targets.ts';

/** An account of this size is compared, one of the other searched. */
const someMembers = 4_000;
const manyMembers = 100_000;
const calls = 300;
const lastPage = memberListLimit / pageSize;
const prefixes = ['ada', 'ben', 'sam', 'mon', 'til', 'quinn.o', 'rosa.h', 'kaia', 'jonas.v', 'pia'];
const fragments = ['moor', 'lund', 'thal', 'wick', 'berly', 'feldt', 'beck', 'haven', 'acker', 'hollow'];

const folder = await makeTemporaryFolder();
const settings = ownStack(path.join(folder, 'data'));
// The gateway takes this machine's word for addresses, so that refusals do not add up to a lock.
settings.env.TRUST_PROXY = '127.0.0.1';
await buildWebClient(settings.env);
const stack = await startStack({ ...settings, gateway: 'built', demo: true });
const [only] = process.argv.slice(2);
try {
  if (only !== 'members') await measureSignIns(stack);
  if (only !== 'sign-in') await measureMembers(stack);
} finally {
  await stack.stop();
  await rm(folder, { recursive: true });
}

async function measureSignIns(stack: Stack): Promise<void> {
  const port = await claim(0);
  const plain = await startPlainPlatform(stack, port);
  await compareSignIns(stack, port);
  await plain.stop();
  await measureOthers(stack, await platformSession(stack, 'multi'));
  await compareRefusals(stack);
}

async function measureMembers(stack: Stack): Promise<void> {
  await compare(stack);
  await searchMany(stack);
}

/** The gateway beside the platform beside Parse's own query, one after the other, for the same page. */
async function compare(stack: Stack): Promise<void> {
  await load(stack, northwind, someMembers);
  const [token, sessionToken] = [await gatewayToken(stack), await platformSession(stack, 'multi')];
  const port = await claim(0);
  const plain = await startPlainPlatform(stack, port);
  const targets = [
    throughGateway(stack, token, northwind),
    directly(stack, sessionToken, { accountId: northwind, options: {} }),
    withParseQuery(port, northwind),
    withRestQuery(stack, northwind),
  ];
  for (const connections of [1, 20]) {
    const rows = [];
    for (const target of targets)
      rows.push({ name: target.name, figures: await measureLoad(target, connections) });
    console.log(`\nThe first page of ${someMembers} members, connections: ${connections}`);
    const direct = rows[1]?.figures;
    console.table(Object.fromEntries(rows.map(({ name, figures }) => [name, besides(figures, direct)])));
  }
  await plain.stop();
}

async function startPlainPlatform({ urls, masterKey, data }: Stack, port: number): Promise<Part> {
  const plain = await startPart(
    {
      name: 'plain-platform',
      file: path.join(import.meta.dirname, 'plain-platform.ts'),
      env: {
        ...settings.env,
        PLATFORM_PORT: String(port),
        DATABASE_URL: urls.database,
        PARSE_MASTER_KEY: masterKey,
        TOKEN_SECRET: masterKey,
        PUBLIC_URL: urls.console,
        SMTP_URL: urls.smtp,
        FILES_DIR: data.files,
      },
    },
    data.logs,
  );
  await plain.ready;
  return plain;
}

/** What lists and searches take in the platform when an account has very many members. */
async function searchMany(stack: Stack): Promise<void> {
  await load(stack, contoso, manyMembers);
  const sessionToken = await platformSession(stack, 'superadmin');
  const page = (input: Partial<MembersInput>) =>
    directly(stack, sessionToken, { accountId: contoso, options: {}, ...input });
  const series = {
    'first page': () => page({}),
    'last page that can be reached': () => page({ options: { activePage: lastPage } }),
    'prefix search': (call: number) => page({ options: { search: ['email', nth(prefixes, call)] } }),
    'extensive search': (call: number) =>
      page({ options: { search: ['email', nth(fragments, call)] }, extensiveSearch: true }),
  };
  const rows = [];
  for (const [name, request] of Object.entries(series))
    rows.push([name, rounded(await measureEach(Array.from({ length: calls }, (_, call) => request(call))))]);
  console.table(Object.fromEntries(rows));
}

async function load(stack: Stack, accountId: string, count: number): Promise<void> {
  const start = performance.now();
  await addMembers({ databaseUrl: stack.urls.database, accountId, count, series: `bench${count}x` });
  console.log(`\n${count} members added in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function gatewayToken(stack: Stack): Promise<string> {
  const response = await fetch(`${stack.urls.console}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'multi@campus.test', password: demoPassword }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

async function platformSession(stack: Stack, name: string): Promise<string> {
  const platform = createParseClient({
    url: stack.urls.platform,
    appId: 'campus',
    supportEmail: 'support@campus.test',
  });
  const { sessionToken } = await platform.call(
    logIn,
    { email: `${name}@campus.test`, password: demoPassword },
    { session: 'anonymous', requestId: 'bench', idempotent: false },
  );
  await platform.close();
  return sessionToken;
}

function nth(list: readonly string[], call: number): string {
  return list[call % list.length] ?? '';
}
