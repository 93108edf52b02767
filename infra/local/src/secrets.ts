import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

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
 * can read the file.
 */
export async function readSecrets(dataFolder: string): Promise<Secrets> {
  const file = path.join(dataFolder, 'secrets.json');
  const stored = await readFile(file, 'utf8').catch(() => '{}');
  const complete = secrets.parse(JSON.parse(stored));
  const text = JSON.stringify(complete, undefined, 2);
  if (text !== stored) await writeFile(file, text, { mode: 0o600 });
  return complete;
}
