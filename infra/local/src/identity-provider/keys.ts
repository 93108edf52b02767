import { generateKeyPair } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import * as z from 'zod';

const keys = z.record(z.string(), z.record(z.string(), z.string()));

/** Reads one signing key per name from the file. Missing keys are generated and stored. */
export async function readKeys(file: string, names: readonly string[]): Promise<Map<string, JWK>> {
  const stored = await readFile(file, 'utf8').catch(() => '{}');
  const found = keys.parse(JSON.parse(stored));
  const all = new Map<string, JWK>();
  for (const name of names) all.set(name, found[name] ?? (await makeKey()));
  await writeFile(file, JSON.stringify(Object.fromEntries(all)), { mode: 0o600 });
  return all;
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as JWK;
}
