import { randomBytes } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { layoutOf } from './data-folder.ts';
import { StartFailure } from './start-failure.ts';

const secret = z.string().default(() => randomBytes(32).toString('base64url'));

const secrets = z.object({
  databasePassword: secret,
  masterKey: secret,
  tokenSecret: secret,
  sessionSecret: secret,
  googleClientSecret: secret,
  microsoftClientSecret: secret,
  passportClientSecret: secret,
  gdnStreamingSecret: secret,
  campusStreamingKey: secret,
  slackClientSecret: secret,
  zoomClientSecret: secret,
  usageEventsKey: secret,
});
export type Secrets = z.output<typeof secrets>;

/**
 * Reads the stack's secrets. Each is generated once per data folder, when it is first needed. Only the owner
 * can read the file. Fails if the file is missing beside a database, which needs the secrets it was made with.
 */
export async function readSecrets(dataFolder: string): Promise<Secrets> {
  const file = path.join(dataFolder, 'secrets.json');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored === undefined && (await holdsDatabase(dataFolder)))
    throw new StartFailure(
      `${file} is missing, and ${dataFolder} holds a database. Put back the file that belongs to it.`,
    );
  const read = secrets.safeParse(parsed(stored ?? '{}'));
  if (!read.success)
    throw new StartFailure(`${file} is not valid. Put back the file that belongs to this data folder.`);
  const text = JSON.stringify(read.data, undefined, 2);
  if (text !== stored) await writeFile(file, text, { mode: 0o600 });
  return read.data;
}

function holdsDatabase(dataFolder: string): Promise<boolean> {
  return access(layoutOf(dataFolder).postgres).then(
    () => true,
    () => false,
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
