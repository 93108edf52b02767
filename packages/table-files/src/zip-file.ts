import { Zip, ZipDeflate } from 'fflate';

/** The date of all files within, so that the same content makes the same bytes. */
const mtime = new Date(1980, 0, 1);
const nothing = new Uint8Array();

/** Writes a ZIP file part by part. What is compressed so far can be taken at any time. */
export class ZipFile {
  #pieces: Uint8Array[] = [];
  #part: ZipDeflate | undefined;
  readonly #zip = new Zip((error, piece) => {
    if (error) throw error;
    this.#pieces.push(piece);
  });

  /** Begins the next file within, and ends the one before. */
  begin(name: string): void {
    this.#part?.push(nothing, true);
    this.#part = new ZipDeflate(name, { level: 6 });
    this.#part.mtime = mtime;
    this.#zip.add(this.#part);
  }

  write(text: string): void {
    this.#part?.push(Buffer.from(text));
  }

  /** Adds a file as a whole. */
  add(name: string, text: string): void {
    this.begin(name);
    this.write(text);
  }

  end(): void {
    this.#part?.push(nothing, true);
    this.#zip.end();
  }

  taken(): Uint8Array[] {
    return this.#pieces.splice(0);
  }
}
