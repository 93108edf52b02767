import type { StackSettings } from '@campus/local/settings';
import {
  bounceSecret,
  configuredAccounts,
  configuredAddresses,
  configuredWorlds,
  employeeDomain,
  movedAddress,
} from '../world/configured-accounts.ts';

/** The environment variable with the stack that Playwright's processes share, as JSON. */
export const browserStackVariable = 'CAMPUS_BROWSER_STACK';

/** An additional stack: free ports, its own folder, no gateway, and no demo data. */
export function ownStack(dataFolder: string): StackSettings {
  return {
    dataFolder,
    ports: {
      console: 0,
      platform: 0,
      inbox: 0,
      smtp: 0,
      identityProvider: 0,
      streamingVendor: 0,
      database: 0,
      usage: 0,
    },
    host: '127.0.0.1',
    gateway: 'none',
    demo: false,
    standIns: true,
    durable: true,
    restarts: false,
    realProviders: { clientSecrets: {} },
    env: {
      LOG_LEVEL: 'warn',
      // All tests come from one machine and call more often than people do.
      RATE_LIMITS: 'off',
      BOUNCE_SECRET: bounceSecret,
      EMPLOYEE_DOMAINS: employeeDomain,
      EXTRA_ATTENDANCE_ACCOUNT_IDS: configuredAccounts.extraAttendance,
      HIDDEN_ACCOUNT_IDS: configuredAccounts.hidden.join(),
      MOVED_ACCOUNTS: JSON.stringify(
        Object.fromEntries(configuredAccounts.moved.map((id) => [id, movedAddress])),
      ),
      PROTECTED_ACCOUNT_IDS: configuredAccounts.protected.join(),
      SEPARATE_DOWNLOAD_ACCOUNT_IDS: configuredAccounts.separateDownloads,
      CONTACT_WORLDS: configuredWorlds.contact.join(),
      DEMO_WORLDS: configuredWorlds.demo.join(),
      PHONE_WORLDS: configuredWorlds.phone.join(),
      WEB_APP_URL: configuredAddresses.webApp,
      DOWNLOAD_URL: configuredAddresses.download,
      WINDOWS_DOWNLOAD_URL: configuredAddresses.windows,
      MAC_DOWNLOAD_URL: configuredAddresses.mac,
      ...process.env,
    },
  };
}
