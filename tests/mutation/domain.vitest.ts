import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/domain/src/{access,effective-access,invitations,members,roles,room-permissions,rooms}/*.test.ts',
    ],
    // Whether random cases notice a mutant would change from run to run. They take seconds, as do those of thousands.
    exclude: ['**/{random,many}-*.test.ts'],
    // A busy machine must not pass for a test that fails.
    testTimeout: 60_000,
    environment: 'node',
    isolate: false,
  },
});
