import { rm } from 'node:fs/promises';
import { startStack } from '@campus/local/stack';
import type { TestProject } from 'vitest/node';
import { configuredAccounts } from './configured-accounts.ts';
import type {} from './stack.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Starts one stack for a whole test project: database, inbox and platform, without gateway and demo data. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await makeTemporaryFolder();
  const stack = await startStack({
    dataFolder,
    ports: { console: 0, platform: 0, inbox: 0, smtp: 0, database: 0 },
    host: '127.0.0.1',
    gateway: 'none',
    demo: false,
    env: {
      LOG_LEVEL: 'warn',
      HIDDEN_ACCOUNT_IDS: configuredAccounts.hidden,
      PROTECTED_ACCOUNT_IDS: configuredAccounts.protected,
      ...process.env,
    },
  });
  project.provide('stack', { urls: stack.urls, masterKey: stack.masterKey });
  return async () => {
    await stack.stop();
    await rm(dataFolder, { recursive: true });
  };
}
