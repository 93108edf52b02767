import domain from './domain.config.mjs';

/** Mutates what decides access and explains it: the resolver of room permissions, pages, rooms, effect, overrides, pins. */
export default {
  ...domain,
  mutate: [
    'packages/domain/src/access/{access,page-decision,pages,room-levels}.ts',
    'packages/domain/src/rooms/entry-decision.ts',
    'packages/domain/src/room-permissions/{records,resolve,scopes}.ts',
    'packages/domain/src/effective-access/*.ts',
    '!**/*.test.ts',
  ],
  vitest: { configFile: 'tests/mutation/effective-access.vitest.ts' },
  tempDirName: '.mutation/effective-access',
  jsonReporter: { fileName: '.mutation/effective-access.json' },
};
