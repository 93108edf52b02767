import { existsSync } from 'node:fs';

/** The headless shell needs a fifth less processor time. */
const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file));

/** How to launch Chromium: the system's, or the one that Playwright has downloaded. */
export const chromiumLaunch = {
  ...(system ? { executablePath: system } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--in-process-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
