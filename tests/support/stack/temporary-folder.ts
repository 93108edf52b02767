import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes a folder for a stack's data; PostgreSQL, which may run as a user of its own, can pass through. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'campus-test-'));
  await chmod(folder, 0o711);
  return folder;
}
