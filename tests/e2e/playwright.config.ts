import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { browserStackEnvironment } from '../support/browser-stack.ts';

const chromium = '/usr/bin/chromium';
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
    trace: 'retain-on-failure',
    launchOptions: {
      // The system's Chromium where there is one, else the one Playwright has fetched.
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
