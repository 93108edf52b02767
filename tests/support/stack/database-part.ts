import { createRequire } from 'node:module';
import type { PartDefinition } from '@campus/local/processes';

const file = createRequire(import.meta.url).resolve('@campus/local/database/main');

/** The embedded PostgreSQL of a folder, with its address's port and password. */
export function databasePart(folder: string, address: string): PartDefinition {
  const { port, password } = new URL(address);
  return {
    name: 'database',
    file,
    env: {
      ...process.env,
      DATABASE_FOLDER: folder,
      DATABASE_PORT: port,
      DATABASE_PASSWORD: decodeURIComponent(password),
      DATABASE_DURABLE: 'false',
    },
  };
}
