import domain from './domain.config.mjs';

/**
 * Mutates how the platform answers a call, in place: the stack's programs and the tests read the same files. Results are
 * kept, so that the next run tests only what has changed. What knows requests of Express runs in the platform's process
 * alone, where no mutant can be switched on. A mutant of what runs while a module is loaded would need a stack of its
 * own.
 */
export default {
  ...domain,
  mutate: [
    'infra/platform/src/call/*.ts',
    '!infra/platform/src/call/{disconnect,problems,route,serve,session-token}.ts',
    '!**/*.test.ts',
  ],
  ignorePatterns: [],
  inPlace: true,
  vitest: { configFile: 'tests/mutation/call.vitest.ts', related: false },
  tempDirName: '.mutation/call',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.mutation/call-incremental.json',
  jsonReporter: { fileName: '.mutation/call.json' },
  timeoutMS: 20_000,
};
