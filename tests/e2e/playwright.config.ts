import { defineConfig } from '@playwright/test';
import { browserStackEnvironment } from '../support/browser-stack.ts';
import { chromiumLaunch } from '../support/chromium.ts';

const env = await browserStackEnvironment();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/browser-stack.ts',
  // One browser beside the whole stack is what two cores carry.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${env.PORT}`,
    actionTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // Filming every test takes as long as the test.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: chromiumLaunch,
  },
});
