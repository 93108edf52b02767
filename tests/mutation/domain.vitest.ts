import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/domain/src/{access,effective-access,invitations,members,roles,room-permissions,rooms}/*.test.ts',
    ],
    // Whether random cases notice a mutant would change from run to run, and each takes seconds.
    exclude: ['**/random-*.test.ts'],
    environment: 'node',
    isolate: false,
  },
});
