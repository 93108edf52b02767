import { rm } from 'node:fs/promises';
import { startStack } from '@campus/local/stack';
import type { TestProject } from 'vitest/node';
import type { TestStack } from './stack.ts';
import { ownStack } from './stack-settings.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const variable = 'CAMPUS_TEST_STACK';

/**
 * Provides a test project with a stack: database, inbox, identity provider, streaming vendors, platform, and
 * worker, without gateway and demo data. Vitest calls this once per project. The first call starts the stack
 * and stops it after the last test; the others share it.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env[variable];
  if (running) {
    project.provide('stack', JSON.parse(running));
    return undefined;
  }
  const dataFolder = await makeTemporaryFolder();
  const stack = await startStack({ ...ownStack(dataFolder), durable: false });
  const { urls, masterKey, data, ssoVariables } = stack;
  const known: TestStack = { urls, masterKey, data, ssoVariables };
  process.env[variable] = JSON.stringify(known);
  project.provide('stack', known);
  return async () => {
    delete process.env[variable];
    await stack.stop();
    await rm(dataFolder, { recursive: true });
  };
}
