import { rmSync } from 'node:fs';
import path from 'node:path';
import { ownEnvironment, startStackProcess } from './stack-process.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const variable = 'CAMPUS_BROWSER_STACK';

/**
 * The environment of the stack the browser tests run against. Playwright reads its configuration once per
 * process: the first time makes it, the others inherit it.
 */
export async function browserStackEnvironment(): Promise<Record<string, string>> {
  const inherited = process.env[variable];
  if (inherited) return JSON.parse(inherited);
  const folder = path.join(await makeTemporaryFolder(), 'data');
  // All tests come from one machine, and sign in more often than people do.
  const made = { ...(await ownEnvironment(folder)), RATE_LIMITS: 'off' };
  process.env[variable] = JSON.stringify(made);
  return made;
}

/** Playwright's global set-up: a whole stack with the demo data, as `npm start` gives it. */
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
