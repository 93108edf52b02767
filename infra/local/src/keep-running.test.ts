import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptPart, keepRunning, once, type Patience } from './keep-running.ts';

const impatient: Patience = { ends: 3, withinMs: 120_000, pauseMs: 1 };

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
async function keep(script: string, patience = impatient): Promise<KeptPart> {
  const file = path.join(folder, 'part.mjs');
  await writeFile(file, `console.log(process.pid); process.send("ready"); ${script}`);
  const say = (sentence: string) => void messages.push(sentence);
  kept = await keepRunning({ name: 'sample', file, env: {} }, folder, { say, patience });
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

  it('is given up with a message when it keeps ending', async () => {
    const part = await keep('setTimeout(() => process.exit(3), 20);');
    await expect(part.gaveUp).resolves.toBe(
      'The sample ended with exit code 3. It has ended 3 times within 2 minutes and is not started again.',
    );
    expect(await processes()).toHaveLength(3);
  });

  it('is restarted at once, and after that with pauses that double', async () => {
    const patience = { ...impatient, ends: 4, pauseMs: 100 };
    const part = await keep('setTimeout(() => process.exit(3), 20);', patience);
    await part.gaveUp;
    const pauses = messages.flatMap((sentence) => /started again in (.*)\.$/.exec(sentence)?.[1] ?? []);
    expect(pauses).toEqual(['0.0 s', '0.1 s', '0.2 s']);
  });

  it('is not given up when it ends rarely', async () => {
    const part = await keep('setTimeout(() => process.exit(3), 20);', { ...impatient, withinMs: 0 });
    await vi.waitFor(async () => expect((await processes()).length).toBeGreaterThan(4), 20_000);
    await expect(Promise.race([part.gaveUp, 'kept'])).resolves.toBe('kept');
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

  it('is not restarted if restarting is switched off', async () => {
    const part = await keep('setTimeout(() => process.exit(3), 20);', once);
    await expect(part.gaveUp).resolves.toBe('The sample ended with exit code 3.');
  });
});
