import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** The time limits are generous, so that a busy machine fails no test. */
const patient = { testTimeout: 90_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

/** Room for what a test makes and drops: a seventh of the time of the web tests went into collecting it piecemeal. */
const execArgv = ['--max-semi-space-size=64'];

/** Node loads the files itself, as it does outside tests. Vite would rewrite every import, and slow down each call. */
const native = { viteModuleRunner: false, nodeLoader: false };

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
  ...patient,
} as const;

/** Tests that need only the code. */
function unit(name: string, folder: string, setupFiles: string[] = []): TestProjectConfiguration {
  return { test: { name, include: [`${folder}/**/*.test.ts`], setupFiles, ...shared } };
}

/** Tests of the domain, with as many random changes of who may do what. */
function ofDomain(name: string, include: string, comparedEffects: number): TestProjectConfiguration {
  return { test: { name, include: [include], provide: { comparedEffects }, ...shared } };
}

/** Random sessions of editing. A failure prints its seed; EDITING_SEED repeats it. */
function editing(editingSessions: number) {
  return { editingSessions, editingSeed: Number(env.EDITING_SEED ?? Date.now() % 2 ** 31) };
}

/** Tests against a real platform on a real PostgreSQL, started once for all of these projects. */
function onStack(
  name: string,
  include: string | string[],
  sizes = { comparedQueries: 20, customizationChanges: 100, invalidEmails: 20_000 },
): TestProjectConfiguration {
  return {
    test: {
      name,
      include: [include].flat(),
      provide: sizes,
      globalSetup: ['tests/support/stack-setup.ts'],
      setupFiles: ['tests/support/file-setup.ts'],
      ...shared,
      // These wait for the stack: four keep two processors busy. Where nobody waits, a third worker costs what it gains,
      // in loading.
      maxWorkers: 4,
    },
  };
}

/** Tests that start whole stacks and kill parts of them: one file at a time. */
function withFaults(
  name: string,
  {
    include,
    suspendedMembers,
    backWithinSeconds,
    groupOrder,
  }: { include: string | string[]; suspendedMembers: number; backWithinSeconds: number; groupOrder: number },
): TestProjectConfiguration {
  return {
    test: {
      name,
      include: [include].flat(),
      environment: 'node',
      experimental: native,
      provide: { suspendedMembers, backWithinSeconds },
      testTimeout: 120_000,
      // A database that has just written a lot stops slowly.
      hookTimeout: 180_000,
      fileParallelism: false,
      sequence: { groupOrder },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      ofDomain('domain', 'packages/domain/src/**/*.test.ts', 1_000),
      // Programs load the texts of their part. Tests ask for texts of every part, in any order.
      unit('contracts', 'packages/contracts/src', ['packages/contracts/src/core/english.ts']),
      unit('adapter', 'packages/{csv,parse-adapter,identity-providers}/src'),
      unit('api', 'apps/api/src'),
      unit('local', 'infra/local/src'),
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['apps/web/{build,src}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Removes after each test what it leaves behind: the files share their modules.
          setupFiles: ['apps/web/src/testing/setup.ts'],
          isolate: false,
          maxWorkers: 2,
          execArgv,
          provide: editing(50),
          testTimeout: 40_000,
          hookTimeout: 60_000,
        },
      },
      onStack('platform', 'infra/platform/src/**/*.test.ts'),
      onStack('contract', 'tests/{access,contract}/**/*.test.ts'),
      onStack(
        'nightly-stack',
        [
          'tests/contract/equal-figures.test.ts',
          'infra/platform/src/areas/customization/plans.test.ts',
          'infra/platform/src/areas/imports/hostile-files.test.ts',
        ],
        { comparedQueries: 1_000, customizationChanges: 1_000, invalidEmails: 100_000 },
      ),
      {
        test: {
          name: 'nightly-editing',
          include: ['apps/web/src/editing/drafts.test.ts'],
          provide: editing(20_000),
          ...shared,
        },
      },
      ofDomain('nightly-effects', 'packages/domain/src/effective-access/random-*.test.ts', 10_000),
      // Other suites of `npm test` keep both processors busy at the same time: a part takes longer to come back.
      withFaults('faults', {
        include: 'tests/faults/**/*.test.ts',
        suspendedMembers: 20_000,
        backWithinSeconds: 30,
        groupOrder: 1,
      }),
      withFaults('nightly', {
        include: ['tests/faults/bulk-suspension.test.ts', 'tests/faults/restarts.test.ts'],
        suspendedMembers: 100_000,
        backWithinSeconds: 10,
        groupOrder: 2,
      }),
    ],
  },
});
