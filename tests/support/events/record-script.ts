import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs the script of a page of the docs, by which anybody can check the hashes of a record, on the texts of a record and
 * its corrections. Returns the files, what it prints of them, and what it prints without the second one.
 */
export async function runRecordScript(page: string, texts: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'record-'));
  const files = texts.map((_, index) => path.join(folder, `${index}.json`));
  for (const [index, content] of texts.entries()) await writeFile(files[index] ?? '', content);
  const docs = await readFile(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  const script = path.join(folder, 'check.mjs');
  await writeFile(script, /```js\n([\s\S]*?)```/.exec(docs)?.[1] ?? '');
  const printed = await run(process.execPath, [script, ...files]);
  const skipping = await run(process.execPath, [script, files[0] ?? '', files[2] ?? '']);
  return { files, printed: printed.stdout, skipping: skipping.stdout };
}
