import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** The time limits are generous, so that a busy machine fails no test. */
const patient = { testTimeout: 90_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

/** Room for what a test makes and drops: a seventh of the time of the web tests went into collecting it piecemeal. */
const execArgv = ['--max-semi-space-size=64'];

/** Node loads the files itself, as it does outside tests. Vite would rewrite every import, and slow down each call. */
const native = { viteModuleRunner: false, nodeLoader: false };

/** How far sweeps go, as `npm test` and `npm run test:nightly` say: packages/domain/src/testing/sweep.ts. */
const provide = {
  sweep: { isFull: process.env.SWEEPS === 'full', seed: process.env.SWEEP_SEED ?? 'local' },
};

/**
 * The files of a worker process share their modules: to load them again for each file takes longer than the tests.
 * A test file therefore restores every global it changes.
 */
const shared = {
  isolate: false,
  environment: 'node',
  maxWorkers: 2,
  execArgv,
  experimental: native,
  provide,
  ...patient,
} as const;

/** Tests that need only the code. */
function unit(name: string, folder: string, setupFiles: string[] = []): TestProjectConfiguration {
  return { test: { name, include: [`${folder}/**/*.test.ts`], setupFiles, ...shared } };
}

/** Tests against a real platform on a real PostgreSQL, started once for all of these projects. */
function onStack(name: string, include: string): TestProjectConfiguration {
  return {
    test: {
      name,
      include: [include],
      globalSetup: ['tests/support/stack/stack-setup.ts'],
      setupFiles: ['tests/support/stack/file-setup.ts'],
      ...shared,
      // These wait for the stack: four keep two processors busy. Where nobody waits, a third worker costs what it gains,
      // in loading.
      maxWorkers: 4,
    },
  };
}

export default defineConfig({
  test: {
    tags: [
      {
        name: 'sampled',
        description: 'A sweep that npm test samples; npm run test:nightly runs it in full.',
      },
      { name: 'nightly', description: 'Runs in npm run test:nightly only.' },
    ],
    projects: [
      unit('domain', 'packages/domain/src'),
      // Programs load the texts of their part. Tests ask for texts of every part, in any order.
      unit('contracts', 'packages/contracts/src', ['packages/contracts/src/core/english.ts']),
      unit('adapter', 'packages/{csv,parse-adapter,identity-providers,server-kit,table-files}/src'),
      unit('api', 'apps/api/src'),
      unit('local', 'infra/local/src'),
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['apps/web/{build,src}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Removes after each test what it leaves behind: the files share their modules.
          setupFiles: ['apps/web/testing/setup.ts'],
          isolate: false,
          maxWorkers: 2,
          execArgv,
          provide,
          testTimeout: 40_000,
          hookTimeout: 60_000,
        },
      },
      onStack('platform', 'infra/platform/src/**/*.test.ts'),
      onStack('contract', 'tests/{access,contract}/**/*.test.ts'),
      // Tests that start whole stacks and kill parts of them: one file at a time.
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          experimental: native,
          provide,
          testTimeout: 120_000,
          // A database that has just written a lot stops slowly.
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
