import { databaseUser } from './database/config.ts';
import type { Secrets } from './secrets.ts';
import type { Ports, StackSettings } from './settings.ts';

/** The addresses of a stack's parts. */
export interface Urls {
  console: string;
  platform: string;
  usage: string;
  inbox: string;
  /** The identity provider's origin, before the issuers' paths. */
  identityProvider: string;
  /** Both streaming vendors, the web demo, Slack, and Zoom. */
  streamingVendor: string;
  smtp: string;
  database: string;
}

/** The addresses of a stack with these ports. A public URL in the settings replaces the console's address. */
export function urlsOf(settings: StackSettings, ports: Ports, secrets: Secrets): Urls {
  return {
    console: settings.publicUrl ?? `http://localhost:${ports.console}`,
    platform: `http://127.0.0.1:${ports.platform}/parse`,
    usage: `http://127.0.0.1:${ports.usage}`,
    inbox: `http://localhost:${ports.inbox}`,
    identityProvider: `http://localhost:${ports.identityProvider}`,
    streamingVendor: `http://localhost:${ports.streamingVendor}`,
    smtp: `smtp://127.0.0.1:${ports.smtp}`,
    database: `postgres://${databaseUser}:${secrets.databasePassword}@127.0.0.1:${ports.database}/postgres`,
  };
}
