/** `npm run check:licenses`: fails if a production package has a license file that is not accepted. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type InstalledPackage, licenseProblems } from './licenses.ts';
import { projectFolder } from './settings.ts';

interface LockFile {
  packages: Readonly<Record<string, { license?: string; dev?: boolean; link?: boolean }>>;
}

const lock = JSON.parse(await readFile(path.join(projectFolder, 'package-lock.json'), 'utf8')) as LockFile;
const production = Object.entries(lock.packages).filter(
  ([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link,
);
const packages = await Promise.all(
  production.map(
    async ([place, { license }]): Promise<InstalledPackage> => ({
      place,
      stated: license,
      files: await licenseFiles(path.join(projectFolder, place)),
    }),
  ),
);
const problems = licenseProblems(packages);
for (const sentence of problems) console.error(sentence);
process.exitCode = problems.length === 0 ? 0 : 1;

async function licenseFiles(folder: string): Promise<InstalledPackage['files']> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile() && /^(un)?licen[sc]e|^copying/i.test(entry.name));
  return Promise.all(
    found.map(async ({ name }) => ({ name, content: await readFile(path.join(folder, name), 'utf8') })),
  );
}
