import { existsSync } from 'node:fs';

const system = '/usr/bin/chromium';

/** How Chromium starts: the system's, or the one that Playwright has downloaded. */
export const chromiumLaunch = {
  ...(existsSync(system) ? { executablePath: system } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
