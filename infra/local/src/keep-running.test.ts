import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptPart, keepRunning, type Pauses } from './keep-running.ts';

const short: Pauses = { withinMs: 120_000, firstMs: 1, longestMs: 2 };

let folder: string;
let kept: KeptPart | undefined;
let messages: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campus-kept-'));
  messages = [];
});
afterEach(async () => {
  await kept?.stop();
  await rm(folder, { recursive: true });
});

/** Keeps a part running that logs its process id and then runs the script. */
async function keep(script: string, pauses = short): Promise<KeptPart> {
  const file = path.join(folder, 'part.mjs');
  await writeFile(file, `console.log(process.pid); process.send("ready"); ${script}`);
  const say = (sentence: string) => void messages.push(sentence);
  kept = await keepRunning({ name: 'sample', file, env: {} }, folder, { say, pauses });
  return kept;
}

/** The process ids so far, in order. */
async function processes(): Promise<number[]> {
  const log = await readFile(path.join(folder, 'sample.log'), 'utf8');
  return log.trim().split('\n').map(Number);
}

const forever = 'setInterval(() => {}, 1000);';

describe('a part that is kept running', () => {
  it('is restarted when it is killed, with a message', async () => {
    await (await keep(forever)).ready;
    const [first = 0] = await processes();
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(messages).toHaveLength(2), 20_000);
    expect(messages[0]).toBe('The sample was killed by SIGKILL. It is started again in 0.0 s.');
    expect(messages[1]).toMatch(/^The sample runs again, \d+\.\d s after it ended\.$/);
    const [, second = 0] = await processes();
    expect(second).not.toBe(first);
    expect(process.kill(second, 0)).toBe(true);
  });

  it('is restarted at once, after that with pauses that double up to the longest, and never given up', async () => {
    await keep('setTimeout(() => process.exit(3), 20);', { ...short, firstMs: 100, longestMs: 200 });
    const pauses = () => messages.flatMap((sentence) => /started again in (.*)\.$/.exec(sentence)?.[1] ?? []);
    await vi.waitFor(() => expect(pauses().length).toBeGreaterThan(4), 20_000);
    expect(pauses().slice(0, 5)).toEqual(['0.0 s', '0.1 s', '0.2 s', '0.2 s', '0.2 s']);
    expect(messages[0]).toBe('The sample ended with exit code 3. It is started again in 0.0 s.');
  });

  it('is restarted at once when it ends rarely', async () => {
    await keep('setTimeout(() => process.exit(3), 20);', { ...short, withinMs: 0, firstMs: 60_000 });
    await vi.waitFor(async () => expect((await processes()).length).toBeGreaterThan(4), 20_000);
  });

  it('is tried again when its log cannot be opened', async () => {
    await (await keep(forever)).ready;
    const [first = 0] = await processes();
    const log = path.join(folder, 'sample.log');
    await rm(log);
    await mkdir(log);
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() =>
      expect(messages.some((said) => said.includes('cannot be started: EISDIR'))).toBe(true),
    );
    await rm(log, { recursive: true });
    await vi.waitFor(() => expect(messages.at(-1)).toContain('The sample runs again'), 20_000);
  });

  it('has its remaining processes ended before it is restarted', async () => {
    await (
      await keep(
        `import('node:child_process').then(({ spawn }) => {
           console.log(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']).pid); ${forever} });`,
      )
    ).ready;
    const [first = 0, child = 0] = await vi.waitFor(async () => {
      const found = await processes();
      expect(found).toHaveLength(2);
      return found;
    }, 20_000);
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(messages).toHaveLength(2), 20_000);
    expect(await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')).toBe('');
  });

  it('is not restarted after it was stopped', async () => {
    const part = await keep(forever);
    await part.ready;
    await part.stop();
    expect([messages, (await processes()).length]).toEqual([[], 1]);
  });
});
