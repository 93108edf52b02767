import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['infra/platform/src/call/*.test.ts'],
    // It starts platforms of its own, in which no mutant can be switched on.
    exclude: ['**/own-platforms.test.ts'],
    globalSetup: ['tests/support/stack/stack-setup.ts'],
    setupFiles: ['tests/support/stack/file-setup.ts', 'tests/mutation/calls-in-process.ts'],
    environment: 'node',
    isolate: false,
    maxWorkers: 1,
    // A mutant that answers nobody fails its test before Stryker ends the process, and the stack with it.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
