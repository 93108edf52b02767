import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Part, startPart } from './processes.ts';
import { projectFolder } from './settings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campus-parts-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts a part that runs the script. */
async function start(script: string): Promise<Part> {
  const file = path.join(folder, 'part.mjs');
  await writeFile(file, script);
  return startPart({ name: 'sample', file, env: {} }, folder);
}

/** The command of a process; '' if it has ended. */
async function commandOf(id: string): Promise<string> {
  return readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
}

const readyForever = 'process.send("ready"); setInterval(() => {}, 1000);';

describe('a part of the stack', () => {
  it('is ready when it reports so, and ends when it is stopped', async () => {
    const part = await start(readyForever);
    await part.ready;
    await part.stop();
    await part.ended;
  });

  it('goes on writing at the beginning of its log after the log was truncated', async () => {
    const log = path.join(folder, 'sample.log');
    const part = await start(
      `console.log('x'.repeat(5000));
       process.on('SIGTERM', () => { console.log('later'); process.exit(); });
       ${readyForever}`,
    );
    await part.ready;
    await truncate(log);
    await part.stop();
    expect(await readFile(log, 'utf8')).toBe('later\n');
  });

  it('starts Node with the options it declares', async () => {
    const file = path.join(folder, 'part.mjs');
    await writeFile(file, 'console.log(process.execArgv.join());');
    const options = ['--max-semi-space-size=4'];
    await (await startPart({ name: 'sample', file, options, env: {} }, folder)).ended;
    expect(await readFile(path.join(folder, 'sample.log'), 'utf8')).toBe('--max-semi-space-size=4\n');
  });

  it('finds the modules that an earlier process has compiled', async () => {
    const file = path.join(folder, 'part.mjs');
    await writeFile(
      file,
      "import { getCompileCacheDir } from 'node:module'; console.log(getCompileCacheDir());",
    );
    const cached = path.join(folder, 'cache');
    for (const [env, kept] of [
      [{}, path.join(projectFolder, 'node_modules/.cache/node-compile')],
      [{ NODE_COMPILE_CACHE: cached }, cached],
    ] as const) {
      await (await startPart({ name: 'sample', file, env }, folder)).ended;
      const log = await readFile(path.join(folder, 'sample.log'), 'utf8');
      expect(path.dirname(log.trim())).toBe(kept);
    }
  });

  it('that ends while it starts is reported with its last output', async () => {
    const part = await start('console.error("no such table: members"); process.exit(3);');
    await expect(part.ready).rejects.toThrow(/The sample ended while it started.*no such table: members/s);
  });

  it('that finds the disk full is reported in one sentence', async () => {
    const part = await start('throw new Error("ENOSPC: no space left on device, write");');
    await expect(part.ready).rejects.toThrow(/^The disk of .* is full; make room and start again\.$/);
  });

  it('that ignores the signal to end is killed with its child processes', async () => {
    const part = await start(
      `import { spawn } from 'node:child_process';
       const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
       console.log(pid);
       process.on('SIGTERM', () => {}); ${readyForever}`,
    );
    await part.ready;
    await part.stop(100);
    const started = (await readFile(path.join(folder, 'sample.log'), 'utf8')).trim();
    await vi.waitFor(async () => expect(await commandOf(started)).toBe(''), 20_000);
  });

  it('keeps the log of the previous run', async () => {
    for (const word of ['first', 'second']) await (await start(`console.log("${word}")`)).ended;
    expect(await readFile(path.join(folder, 'sample.previous.log'), 'utf8')).toBe('first\n');
    expect(await readFile(path.join(folder, 'sample.log'), 'utf8')).toBe('second\n');
  });
});
