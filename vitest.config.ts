import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** A machine that has much to do is no failure: what is waited for may take its time. */
const patient = { testTimeout: 90_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

/** Tests that need nothing but the code. */
function unit(name: string, folder: string): TestProjectConfiguration {
  return { test: { name, include: [`${folder}/**/*.test.ts`], environment: 'node', ...patient } };
}

/** Tests against a real platform on a real PostgreSQL, started once for the project. */
function onStack(name: string, include: string): TestProjectConfiguration {
  return {
    test: {
      name,
      include: [include],
      environment: 'node',
      globalSetup: ['tests/support/stack-setup.ts'],
      ...patient,
      maxWorkers: 2,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      unit('domain', 'packages/domain/src'),
      unit('contracts', 'packages/contracts/src'),
      unit('adapter', 'packages/{csv,parse-adapter,identity-providers}/src'),
      unit('api', 'apps/api/src'),
      unit('local', 'infra/local/src'),
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['apps/web/{build,src}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['apps/web/src/testing/setup.ts'],
          // Loading the whole client for each file anew takes longer than all tests; setup.ts leaves nothing behind.
          isolate: false,
          testTimeout: 40_000,
          hookTimeout: 60_000,
        },
      },
      onStack('platform', 'infra/platform/src/**/*.test.ts'),
      onStack('contract', 'tests/{access,contract}/**/*.test.ts'),
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          // To stop a database that has just written a lot takes its time too.
          hookTimeout: 180_000,
          // Each of these starts whole stacks: one at a time, and not beside the others.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
