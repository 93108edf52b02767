import { existsSync } from 'node:fs';

/** The shell without a screen takes a fifth less of the processors. */
const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file));

/** How Chromium starts: the system's, or the one that Playwright has downloaded. */
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
