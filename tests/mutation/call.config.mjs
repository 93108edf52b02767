import domain from './domain.config.mjs';

/**
 * Mutates how the platform answers a call, in place: the stack's programs and the tests read the same files. Results are
 * kept, so that the next run tests only what has changed. A mutant of what runs while a module is loaded would need a
 * stack of its own: those are ignored.
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
