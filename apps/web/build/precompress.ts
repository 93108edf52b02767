import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(js|css|svg)$/;

/**
 * Writes a Brotli and a gzip copy beside each file, so that the gateway compresses nothing while it serves.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => worthIt.test(file)).map((file) => compress(path.join(folder, file))),
      );
    },
  };
}

async function compress(file: string) {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
