/** Mutates the rules of access, members and invitations, and runs the tests of the domain against each mutant. */
export default {
  mutate: ['packages/domain/src/{access,members,invitations}/*.ts', '!**/*.test.ts'],
  ignorePatterns: ['**', '!package.json', '!tsconfig.base.json', '!packages/domain/**', '!tests/mutation/**'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/domain.vitest.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  tempDirName: '.mutation/domain',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'json', 'progress'],
  jsonReporter: { fileName: '.mutation/domain.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
