import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/domain/src/{access,rooms,room-permissions,effective-access}/**/*.test.ts'],
    environment: 'node',
    // A mutated rule is judged by thousands of random cases.
    testTimeout: 120_000,
  },
});
