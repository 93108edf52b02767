import { layoutOf } from './data-folder.ts';
import { isServed, readPostmaster } from './database/postmaster.ts';
import type { Plan } from './parts.ts';
import { readSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { urlsOf } from './urls.ts';

/** Finds the stack that runs on the environment's data folder, for commands that work with it. */
export async function findRunningStack(): Promise<Omit<Plan, 'gatewayPort'>> {
  const settings = readSettings();
  const data = layoutOf(settings.dataFolder);
  const postmaster = await readPostmaster(data.postgres);
  if (!postmaster || !(await isServed(data.postgres)))
    throw new StartFailure('The stack is not running; start it with "npm start" first.');
  const ports = { ...settings.ports, database: postmaster.port };
  const secrets = await readSecrets(data.path);
  return { settings, data, ports, secrets, urls: urlsOf(settings, ports, secrets) };
}
