import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const secrets = z.object({
  databasePassword: z.string(),
  masterKey: z.string(),
  tokenSecret: z.string(),
  sessionSecret: z.string(),
});
export type Secrets = z.output<typeof secrets>;

/** The stack's secrets: made once per data folder, readable by their owner only. */
export async function readSecrets(dataFolder: string): Promise<Secrets> {
  const file = path.join(dataFolder, 'secrets.json');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return secrets.parse(JSON.parse(stored));
  const made: Secrets = {
    databasePassword: secret(),
    masterKey: secret(),
    tokenSecret: secret(),
    sessionSecret: secret(),
  };
  await writeFile(file, JSON.stringify(made, undefined, 2), { mode: 0o600, flag: 'wx' });
  return made;
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
