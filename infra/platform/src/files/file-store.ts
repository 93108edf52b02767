import { mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where files are kept, under names that nobody can guess. It has the form of Parse Server's adapters. */
export interface FileStore {
  createFile(name: string, content: Uint8Array, type: string): Promise<unknown>;
  /** Fails where there is none of that name. */
  getFileData(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Where there is none of that name nothing is to be done. */
  deleteFile(name: string): Promise<unknown>;
  getFileLocation(config: unknown, name: string): string;
}

/**
 * Files in a folder. Parse Server's own adapter for folders ends the process when a disk is full; this one fails
 * the call and leaves nothing behind.
 */
export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
    mkdirSync(this.#folder, { recursive: true });
  }

  async createFile(name: string, content: Uint8Array): Promise<void> {
    const place = this.#place(name);
    try {
      await writeFile(place, content, { flag: 'wx', mode: 0o600, flush: true });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) await rm(place, { force: true });
      throw error;
    }
  }

  getFileData(name: string): Promise<Uint8Array<ArrayBuffer>> {
    return readFile(this.#place(name));
  }

  async deleteFile(name: string): Promise<void> {
    await rm(this.#place(name), { force: true });
  }

  /** Parse Server asks; nobody is given the answer. */
  getFileLocation(_config: unknown, name: string): string {
    return `/files/${encodeURIComponent(name)}`;
  }

  /** A name is one of a file in the folder and leads nowhere else, whatever it reads. */
  #place(name: string): string {
    return path.join(
      this.#folder,
      encodeURIComponent(name).replace(/^\.+/, (dots) => '%2E'.repeat(dots.length)),
    );
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
