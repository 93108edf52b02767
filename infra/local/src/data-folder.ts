import { access, mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { isServed } from './database/postmaster.ts';
import { projectFolder } from './settings.ts';
import { StartFailure } from './start-failure.ts';

/**
 * The layout version and PostgreSQL major version of a data folder. Folders with another version are refused.
 */
const dataVersion = '1, PostgreSQL 18';

const neededSpace = 256 * 1024 * 1024;

/** The paths in a data folder. */
export interface DataFolder {
  path: string;
  postgres: string;
  files: string;
  mails: string;
  logs: string;
  /** The events of worlds. */
  usage: string;
  /** Files of PostgreSQL's setup, so that the stack needs no /tmp. */
  temporary: string;
}

/** The folders and files of a data folder, which may not exist yet. */
export function layoutOf(folder: string): DataFolder {
  return {
    path: folder,
    postgres: path.join(folder, 'postgres'),
    files: path.join(folder, 'files'),
    mails: path.join(folder, 'mails'),
    logs: path.join(folder, 'logs'),
    usage: path.join(folder, 'usage'),
    temporary: path.join(folder, 'tmp'),
  };
}

/** Opens a data folder. Creates it if it is missing or empty. */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  // PostgreSQL may run as its own user, who needs to traverse this folder. Secret files have their own
  // permissions.
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await refuseFullDisk(folder);
  if (userInfo().uid === 0) for (const place of [folder, projectFolder]) await refuseClosedFolders(place);
  const version = await dataVersionOf(folder);
  if (version === undefined) await writeFile(versionFile(folder), `${dataVersion}\n`);
  else if (version !== dataVersion)
    throw new StartFailure(
      `The data folder ${folder} was made by another version (${version}; this one is ${dataVersion}). ` +
        'Choose another folder with CAMPUS_DATA_DIR=… or empty this one with "npm run reset".',
    );
  const data = layoutOf(folder);
  await refuseInUse(data);
  for (const part of [data.files, data.mails, data.logs, data.usage])
    await mkdir(part, { recursive: true, mode: 0o700 });
  await mkdir(data.temporary, { recursive: true, mode: 0o711 });
  return data;
}

/** Marks a data folder as one of a stack without demo data, which no demo may start. */
export async function markWithoutDemo(folder: string): Promise<void> {
  await writeFile(withoutDemoFile(folder), 'This data folder was served with DEMO=off.\n');
}

/** Fails if a data folder has been served without demo data. */
export async function refuseWithoutDemo(folder: string): Promise<void> {
  const isMarked = await access(withoutDemoFile(folder)).then(
    () => true,
    () => false,
  );
  if (isMarked)
    throw new StartFailure(
      `The data folder ${folder} was made without demo data. Start it with DEMO=off, and with the PUBLIC_URL, ` +
        'SMTP_URL, and other variables that it had.',
    );
}

function withoutDemoFile(folder: string): string {
  return path.join(folder, 'without-demo');
}

/** Deletes all stored data of a stack. Returns whether there was any. */
export async function emptyDataFolder(folder: string): Promise<boolean> {
  const version = await dataVersionOf(folder);
  if (version === undefined) return false;
  await refuseInUse(layoutOf(folder));
  for (const entry of await readdir(folder)) await rm(path.join(folder, entry), { recursive: true });
  return true;
}

/** The version that created a folder; undefined for a missing or empty one. Other folders are refused. */
async function dataVersionOf(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder).catch(() => []);
  if (entries.length === 0) return undefined;
  const version = await readFile(versionFile(folder), 'utf8').catch(() => undefined);
  if (version === undefined)
    throw new StartFailure(
      `The folder ${folder} holds other things than the stack's data; choose another one with CAMPUS_DATA_DIR=….`,
    );
  return version.trim();
}

function versionFile(folder: string): string {
  return path.join(folder, 'version');
}

async function refuseInUse(data: DataFolder): Promise<void> {
  if (await isServed(data.postgres))
    throw new StartFailure(
      `The data folder ${data.path} is in use by another stack; stop that one, or choose another folder with CAMPUS_DATA_DIR=….`,
    );
}

/** PostgreSQL never runs as root. It runs as its own user, who needs access to the data and the program. */
async function refuseClosedFolders(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0)
    throw new StartFailure(
      `PostgreSQL, which does not run as root, may not enter ${folder}: start as an ordinary user, ` +
        `allow it with "chmod o+x ${folder}", or use another place.`,
    );
  if (path.dirname(folder) !== folder) await refuseClosedFolders(path.dirname(folder));
}

async function refuseFullDisk(folder: string): Promise<void> {
  const disk = await statfs(folder);
  if (disk.bavail * disk.bsize < neededSpace)
    throw new StartFailure(
      `The disk of ${folder} is full: ${neededSpace / 1024 / 1024} MB must be free. ` +
        'Make room, or choose another folder with CAMPUS_DATA_DIR=….',
    );
}
