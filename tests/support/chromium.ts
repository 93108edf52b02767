import { existsSync } from 'node:fs';

const system = '/usr/bin/chromium';

/** How Chromium is started here: the system's where there is one, else the one Playwright has fetched. */
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
