import { rm } from 'node:fs/promises';
import { startStack } from '@campus/local/stack';
import type { TestProject } from 'vitest/node';
import type {} from './stack.ts';
import { ownStack } from './stack-settings.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Starts one stack for a whole test project: database, inbox and platform, without gateway and demo data. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await makeTemporaryFolder();
  const stack = await startStack(ownStack(dataFolder));
  const { urls, masterKey, data, thirdParties } = stack;
  project.provide('stack', { urls, masterKey, data, thirdParties });
  return async () => {
    await stack.stop();
    await rm(dataFolder, { recursive: true });
  };
}
