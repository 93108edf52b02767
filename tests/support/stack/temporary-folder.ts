import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a folder for a stack's data. PostgreSQL may run as its own user, who can traverse it. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'campus-test-'));
  await chmod(folder, 0o711);
  return folder;
}
