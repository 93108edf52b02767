import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderStore } from './file-store.ts';

let parent: string;
let folder: string;
let store: FolderStore;
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'campus-files-'));
  folder = path.join(parent, 'files');
  store = new FolderStore(folder);
});
afterAll(() => rm(parent, { recursive: true }));

async function* fromList<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list;
}

/** Writes a megabyte in a process whose files are limited to `kilobytes`. Returns the error code. */
async function writeWithRoomFor(kilobytes: number, into: string): Promise<string> {
  const script = `
    const { FolderStore } = await import(${JSON.stringify(new URL('file-store.ts', import.meta.url).href)});
    const written = new FolderStore(${JSON.stringify(into)}).createFile('a.png', Buffer.alloc(1024 * 1024));
    process.stdout.write(await written.then(() => 'written', ({ code }) => code));`;
  const limited = `ulimit -f ${kilobytes} && exec "$0" "$@"`;
  const node = [process.execPath, '--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)('bash', ['-c', limited, ...node]);
  return stdout;
}

describe('a folder of files', () => {
  it('returns stored files, and no deleted ones', async () => {
    await store.createFile('a.png', Buffer.from('content'));
    expect(Buffer.from(await store.getFileData('a.png')).toString()).toBe('content');
    await store.deleteFile('a.png');
    await store.deleteFile('a.png');
    await expect(store.getFileData('a.png')).rejects.toThrow('ENOENT');
  });

  it('never writes over a file', async () => {
    await store.createFile('once.png', Buffer.from('first'));
    await expect(store.createFile('once.png', Buffer.from('second'))).rejects.toThrow('EEXIST');
    expect(await readFile(path.join(folder, 'once.png'), 'utf8')).toBe('first');
  });

  it('keeps every file inside the folder, regardless of its name', async () => {
    for (const name of ['../out.png', '..', '.', '/etc/out.png', 'a/b.png', '..\\out.png', '.hidden'])
      await store.createFile(name, Buffer.from(name));
    expect(await readdir(parent)).toEqual(['files']);
    expect(Buffer.from(await store.getFileData('../out.png')).toString()).toBe('../out.png');
  });

  it('stores a file piece by piece, counts its bytes, and returns any part of it', async () => {
    const pieces = ['Ä', Buffer.from('bc'), 'd'.repeat(100_000)];
    expect(await store.writePieces('pieces.csv', fromList(pieces))).toBe(100_004);
    const part = async (from: number, bytes: number) =>
      Buffer.from(await store.readPiece('pieces.csv', { from, bytes })).toString();
    expect(await part(0, 4)).toBe('Äbc');
    expect(await part(99_999, 1_000)).toBe('ddddd');
    expect(await part(100_004, 1_000)).toBe('');
    await expect(store.readPiece('no.csv', { from: 0, bytes: 1 })).rejects.toThrow('ENOENT');
  });

  it('appends pieces to a file, each of which may be sent again', async () => {
    const pieces = ['Ä', 'bc', 'd'.repeat(100_000)];
    let from = 0;
    for (const piece of pieces) {
      const content = Buffer.from(piece);
      await store.writePiece('grown.csv', { from, content });
      await store.writePiece('grown.csv', { from, content });
      from += content.length;
    }
    expect(Buffer.from(await store.getFileData('grown.csv')).toString()).toBe(pieces.join(''));
  });

  it('keeps nothing of a file whose pieces break off', async () => {
    async function* broken() {
      yield 'first';
      throw new Error('broke off');
    }
    await expect(store.writePieces('broken.csv', broken())).rejects.toThrow('broke off');
    expect(await readdir(folder)).not.toContain('broken.csv');
  });

  it('fails and leaves nothing behind when there is no room for a file', async () => {
    const narrow = path.join(parent, 'narrow');
    expect(await writeWithRoomFor(64, narrow)).toBe('EFBIG');
    expect(await readdir(narrow)).toEqual([]);
  });
});
