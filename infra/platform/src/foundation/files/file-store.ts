import { constants, mkdirSync } from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The file store. File names cannot be guessed. The interface is that of Parse Server's file adapters. */
export interface FileStore {
  createFile(name: string, content: Uint8Array, type: string): Promise<unknown>;
  /** Rejects if there is no such file. */
  getFileData(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Stores a stream and returns its size in bytes. Stores nothing if the stream breaks off. */
  writePieces(name: string, pieces: AsyncIterable<Uint8Array | string>): Promise<number>;
  /** Writes a part of a growing file. Creates the file if needed, and overwrites an existing part. */
  writePiece(name: string, part: { from: number; content: Uint8Array }): Promise<void>;
  /**
   * Reads a part of a file. It is shorter, or empty, at the end of the file. Rejects if there is no such
   * file.
   */
  readPiece(name: string, part: { from: number; bytes: number }): Promise<Uint8Array<ArrayBuffer>>;
  /** A missing file is not an error. */
  deleteFile(name: string): Promise<unknown>;
  getFileLocation(config: unknown, name: string): string;
}

/**
 * Stores files in a folder. Parse Server's folder adapter ends the process when a disk is full. This one
 * fails the call and leaves no partial file.
 */
export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
    mkdirSync(this.#folder, { recursive: true });
  }

  createFile(name: string, content: Uint8Array): Promise<void> {
    return this.#write(name, content);
  }

  async writePieces(name: string, pieces: AsyncIterable<Uint8Array | string>): Promise<number> {
    let bytes = 0;
    await this.#write(
      name,
      (async function* () {
        for await (const piece of pieces) {
          bytes += Buffer.byteLength(piece);
          yield piece;
        }
      })(),
    );
    return bytes;
  }

  async writePiece(name: string, { from, content }: { from: number; content: Uint8Array }): Promise<void> {
    const file = await open(this.#place(name), constants.O_CREAT | constants.O_WRONLY, 0o600);
    try {
      for (let written = 0; written < content.length; )
        written += (await file.write(content, written, content.length - written, from + written))
          .bytesWritten;
      await file.sync();
    } finally {
      await file.close();
    }
  }

  async readPiece(
    name: string,
    { from, bytes }: { from: number; bytes: number },
  ): Promise<Uint8Array<ArrayBuffer>> {
    const file = await open(this.#place(name));
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, from);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  getFileData(name: string): Promise<Uint8Array<ArrayBuffer>> {
    return readFile(this.#place(name));
  }

  async deleteFile(name: string): Promise<void> {
    await rm(this.#place(name), { force: true });
  }

  /** Parse Server calls this, but nobody receives the result. */
  getFileLocation(_config: unknown, name: string): string {
    return `/files/${encodeURIComponent(name)}`;
  }

  async #write(name: string, content: Uint8Array | AsyncIterable<Uint8Array | string>): Promise<void> {
    const place = this.#place(name);
    try {
      await writeFile(place, content, { flag: 'wx', mode: 0o600, flush: true });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) await rm(place, { force: true });
      throw error;
    }
  }

  /** Returns the path of a file. The name is encoded, so that it cannot lead out of the folder. */
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
