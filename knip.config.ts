import type { KnipConfiguration } from 'knip';

/**
 * `npm run check:unused` runs knip twice. The full run reports what nothing uses. The production run leaves out
 * tests and their support, and so reports what only tests use. An export that only tests import but its own file
 * uses is fine. An export that serves tests on purpose is tagged `@internal`, with the reason.
 */
const config: KnipConfiguration = {
  includeEntryExports: true,
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['mount', 'umount'],
  ignoreWorkspaces: ['tests!'],
  workspaces: {
    // `npm start` runs node by exec, which knip does not read.
    '.': { project: ['*.{ts,cjs}'], ignoreDependencies: ['node!'] },
    'packages/*': { project: ['src/**/*.ts!', '!src/**/*.test.ts!'] },
    'apps/api': { project: ['src/**/*.ts!', '!src/**/*.test.ts!'] },
    'apps/web': {
      entry: ['src/main.tsx!'],
      project: [
        '*.ts',
        'build/**/*.{ts,tsx}',
        'testing/**/*.{ts,tsx}',
        'src/**/*.{ts,tsx}!',
        '!src/**/*.test.{ts,tsx}!',
      ],
    },
    'infra/platform': { project: ['src/**/*.ts!', '!src/**/*.test.ts!'] },
    'infra/local': {
      entry: [
        'src/{start,reset,demo-members,superadmin,check-versions,bound}.ts!',
        'src/inbox/inbox.js!',
        'setup/{install,steps,test,vitest-report}.mjs!',
      ],
      project: ['src/**/*.{ts,js}!', 'setup/*.mjs!', '!src/**/*.test.ts!'],
    },
    tests: {
      includeEntryExports: false,
      entry: [
        '**/*.test.ts',
        'e2e/*.spec.ts',
        'load/plain-platform.ts',
        'mutation/*.{ts,mjs}',
        'support/{stack/stack-setup,stack/file-setup,browser/browser-stack}.ts',
      ],
      project: ['**/*.{ts,mjs}'],
      playwright: { config: ['e2e/playwright.config.ts'] },
    },
  },
};

// Packages export every file of theirs, test support too, whose users the production run does not see.
export default ({ production }: { production?: boolean }): KnipConfiguration =>
  production ? { ...config, ignoreIssues: { '**/testing/**': ['exports', 'types'] } } : config;
