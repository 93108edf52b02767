import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDataFolder, markWithoutDemo, openDataFolder, refuseWithoutDemo } from './data-folder.ts';
import { readSecrets } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campus-folder-'));
  await chmod(folder, 0o711);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a data folder', () => {
  it('is created if it is missing, and opened again unchanged', async () => {
    const missing = path.join(folder, 'new');
    await openDataFolder(missing);
    const { files } = await openDataFolder(missing);
    expect((await stat(files)).isDirectory()).toBe(true);
  });

  it('of another version is refused with both versions and a remedy', async () => {
    await writeFile(path.join(folder, 'version'), '0, PostgreSQL 9\n');
    await expect(openDataFolder(folder)).rejects.toThrow(
      /made by another version \(0, PostgreSQL 9; this one is .*CAMPUS_DATA_DIR/,
    );
  });

  it('is never a folder with other content', async () => {
    await writeFile(path.join(folder, 'thesis.odt'), 'years of work');
    await expect(openDataFolder(folder)).rejects.toThrow(/holds other things/);
    await expect(emptyDataFolder(folder)).rejects.toThrow(/holds other things/);
    expect(await readdir(folder)).toEqual(['thesis.odt']);
  });

  it('that was served without demo data is refused for a demo', async () => {
    await openDataFolder(folder);
    await refuseWithoutDemo(folder);
    await markWithoutDemo(folder);
    await openDataFolder(folder);
    await expect(refuseWithoutDemo(folder)).rejects.toThrow(
      `The data folder ${folder} was made without demo data. Start it with DEMO=off`,
    );
  });

  it('is emptied completely, no matter which version made it', async () => {
    await openDataFolder(folder);
    await writeFile(path.join(folder, 'version'), 'some other');
    await mkdir(path.join(folder, 'postgres/base'), { recursive: true });
    expect(await emptyDataFolder(folder)).toBe(true);
    expect(await readdir(folder)).toEqual([]);
    expect(await emptyDataFolder(folder)).toBe(false);
  });
});

describe('readSecrets', () => {
  it('makes secrets once, for their owner only', async () => {
    const first = await readSecrets(folder);
    expect(await readSecrets(folder)).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
    const file = path.join(folder, 'secrets.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toContain(first.masterKey);
  });

  it('refuses a folder with a database whose secrets are missing or damaged, and makes none', async () => {
    const file = path.join(folder, 'secrets.json');
    await mkdir(path.join(folder, 'postgres'));
    await expect(readSecrets(folder)).rejects.toThrow(
      `${file} is missing, and ${folder} holds a database. Put back the file that belongs to it.`,
    );
    expect(await readdir(folder)).toEqual(['postgres']);
    await writeFile(file, '{"masterKey":');
    await expect(readSecrets(folder)).rejects.toThrow(`${file} is not valid.`);
  });
});
