import { rmSync } from 'node:fs';
import path from 'node:path';
import { openDataFolder } from '@campus/local/data-folder';
import { readSecrets } from '@campus/local/secrets';
import { readSettings } from '@campus/local/settings';
import { ssoVariables } from '@campus/local/sso-variables';
import { urlsOf } from '@campus/local/urls';
import type { TestStack } from '../stack/stack.ts';
import { ownEnvironment, startStackProcess } from '../stack/stack-process.ts';
import { browserStackVariable } from '../stack/stack-settings.ts';
import { makeTemporaryFolder } from '../stack/temporary-folder.ts';

/**
 * The environment of the stack for the browser tests. Playwright reads its configuration once per process.
 * The first process creates the environment and the others inherit it, for stack.ts to read.
 */
export async function browserStackEnvironment(): Promise<Record<string, string>> {
  const inherited = process.env[browserStackVariable];
  if (inherited) return (JSON.parse(inherited) as { env: Record<string, string> }).env;
  const folder = path.join(await makeTemporaryFolder(), 'data');
  // All tests come from one machine and sign in more often than people do.
  const env = { ...(await ownEnvironment(folder)), RATE_LIMITS: 'off' };
  process.env[browserStackVariable] = JSON.stringify({ env, stack: await describeStack(env) });
  return env;
}

/** Describes a stack before it starts: selects its ports and creates its secrets. */
async function describeStack(env: Record<string, string>): Promise<TestStack> {
  const settings = readSettings(env);
  const data = await openDataFolder(settings.dataFolder);
  const secrets = await readSecrets(data.path);
  const urls = urlsOf(settings, settings.ports, secrets);
  return { urls, masterKey: secrets.masterKey, data, ssoVariables: ssoVariables(settings, urls, secrets) };
}

/** Playwright's global setup: a whole stack with demo data, as started by `npm start`. */
export default async function start(): Promise<() => Promise<void>> {
  const env = await browserStackEnvironment();
  const stack = startStackProcess(env);
  await stack.ready;
  return async () => {
    stack.kill('SIGTERM');
    await stack.exitCode;
    rmSync(path.dirname(env.CAMPUS_DATA_DIR ?? ''), { recursive: true });
  };
}
