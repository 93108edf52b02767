import { browserStackEnvironment } from '@campus/tests/browser/browser-stack';
import { chromiumLaunch } from '@campus/tests/browser/chromium';
import { defineConfig } from '@playwright/test';

const env = await browserStackEnvironment();

/**
 * Pages of tests live for seconds: V8's optimizing compilers take more time than their faster code saves. The specs of
 * accessibility leave them on: their engines compute for most of the time.
 */
const withoutOptimizing = '--js-flags=--no-maglev --no-turbofan';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/browser/browser-stack.ts',
  // Every test makes what it changes, so tests share a file and the stack without an order.
  fullyParallel: true,
  // Tests wait for a third of their time: four keep two processors busy.
  workers: 4,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${env.PORT}`,
    actionTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace of every test costs as much as the test. CONTRIBUTING.md names the option that records one.
    trace: 'off',
    launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, withoutOptimizing] },
  },
});
