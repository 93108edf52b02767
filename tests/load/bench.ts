/**
 * `npm run bench`: the speed of sign-ins and member lists, on its own stack. `npm run bench -- sign-in` or
 * `npm run bench -- members` runs only one.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { northwind } from '@campus/local/demo/accounts';
import { type Stack, startStack } from '@campus/local/stack';
import { buildWebClient } from '@campus/local/web-build';
import { ownStack } from '@campus/tests/stack/stack-settings';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { loadMembers } from './load-members.ts';
import { measureLoad } from './measure.ts';
import { besides } from './report.ts';
import { gatewayToken, platformSession } from './sessions.ts';
import { compareRefusals, compareSignIns, measureOthers } from './sign-in.ts';
import { startPlainPlatform } from './start-plain-platform.ts';
import { directly, throughGateway, withParseQuery, withRestQuery } from './targets.ts';

const someMembers = 4_000;

const folder = await makeTemporaryFolder();
const settings = ownStack(path.join(folder, 'data'));
// The gateway trusts this machine's address headers, so that refusals do not add up to a lockout.
settings.env.TRUST_PROXY = '127.0.0.1';
await buildWebClient(settings.env);
const stack = await startStack({ ...settings, gateway: 'built', demo: true });
const [only] = process.argv.slice(2);
try {
  if (only !== 'members') await measureSignIns(stack);
  if (only !== 'sign-in') await compareMembers(stack);
} finally {
  await stack.stop();
  await rm(folder, { recursive: true });
}

async function measureSignIns(stack: Stack): Promise<void> {
  const plain = await startPlainPlatform(stack, settings.env);
  await compareSignIns(stack, plain.url);
  await plain.stop();
  await measureOthers(stack, await platformSession(stack, 'multi'));
  await compareRefusals(stack);
}

/** Compares gateway, platform, and Parse's own query in sequence, for the same page. */
async function compareMembers(stack: Stack): Promise<void> {
  await loadMembers(stack, northwind, someMembers);
  const [token, sessionToken] = [await gatewayToken(stack, 'multi'), await platformSession(stack, 'multi')];
  const plain = await startPlainPlatform(stack, settings.env);
  const targets = [
    throughGateway(stack, token, { accountId: northwind }),
    directly(stack, sessionToken, { accountId: northwind, options: {} }),
    withParseQuery(plain.url, northwind),
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
