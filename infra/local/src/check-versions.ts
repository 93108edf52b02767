/**
 * `npm run check:versions`: fails if a locked package is older than the fix of a known vulnerability, or has
 * no checksum.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type LockFile, outdatedPackages, packagesWithoutChecksum } from './fixed-versions.ts';
import { projectFolder } from './settings.ts';

for (const file of ['package-lock.json', 'tests/lighthouse/package-lock.json']) {
  const lock = JSON.parse(await readFile(path.join(projectFolder, file), 'utf8')) as LockFile;
  for (const sentence of [...outdatedPackages(lock), ...packagesWithoutChecksum(lock)]) {
    console.error(`${file}: ${sentence}`);
    process.exitCode = 1;
  }
}
