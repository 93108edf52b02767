import { browserStackEnvironment } from '@campus/tests/browser/browser-stack';
import { chromiumLaunch } from '@campus/tests/browser/chromium';
import { isFull } from '@campus/tests/browser/nightly';
import { defineConfig } from '@playwright/test';

const env = await browserStackEnvironment();

/**
 * Test pages live for seconds, so V8's optimizing compilers cost more time than they save. The accessibility
 * specs leave them on because their engines compute most of the time.
 */
const withoutOptimizing = '--js-flags=--no-maglev --no-turbofan';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/browser/browser-stack.ts',
  // Every test creates its own data, so tests share a file and the stack in any order.
  fullyParallel: true,
  // Tests spend a third of their time waiting, so four keep two processors busy.
  workers: 4,
  // At night, three engines check each state of a page in five looks.
  timeout: isFull ? 600_000 : 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${env.PORT}`,
    actionTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace costs as much as the test itself. CONTRIBUTING.md names the option that records one.
    trace: 'off',
    launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, withoutOptimizing] },
  },
});
