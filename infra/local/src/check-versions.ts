/** `npm run check:versions`: fails when a locked package is older than the fix of a known weakness. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type LockFile, outdatedPackages } from './fixed-versions.ts';
import { projectFolder } from './settings.ts';

const lock = JSON.parse(await readFile(path.join(projectFolder, 'package-lock.json'), 'utf8')) as LockFile;
const outdated = outdatedPackages(lock);
for (const sentence of outdated) console.error(sentence);
process.exitCode = outdated.length === 0 ? 0 : 1;
