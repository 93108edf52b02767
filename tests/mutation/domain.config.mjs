/**
 * Mutates the rules of access, members and invitations, and the code that resolves, decides and explains permissions.
 * Results are kept, so that the next run tests only what has changed.
 */
export default {
  mutate: [
    'packages/domain/src/{access,effective-access,invitations,members,roles,room-permissions}/*.ts',
    'packages/domain/src/rooms/entry-decision.ts',
    '!**/*.test.ts',
  ],
  ignorePatterns: ['**', '!package.json', '!tsconfig.base.json', '!packages/domain/**', '!tests/mutation/**'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/domain.vitest.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  tempDirName: '.mutation/domain',
  cleanTempDir: 'always',
  // A busy machine must not pass for a mutant that never ends: those are found by how often they run.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json', 'progress'],
  incremental: true,
  incrementalFile: '.mutation/domain-incremental.json',
  jsonReporter: { fileName: '.mutation/domain.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
