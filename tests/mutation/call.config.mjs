import domain from './domain.config.mjs';

/**
 * Mutates the code that answers calls of the platform, in place: the stack's programs and the tests read the same
 * files. Results are kept, so that the next run tests only what has changed. Mutants of code that runs while a module
 * loads would need their own stack: they are ignored.
 */
export default {
  ...domain,
  mutate: ['infra/platform/src/call/*.ts', '!**/*.test.ts'],
  ignorePatterns: [],
  inPlace: true,
  vitest: { configFile: 'tests/mutation/call.vitest.ts', related: false },
  tempDirName: '.mutation/call',
  ignoreStatic: true,
  incrementalFile: '.mutation/call-incremental.json',
  jsonReporter: { fileName: '.mutation/call.json' },
};
