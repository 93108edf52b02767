import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createHashPool, startHashProcess } from './hash-pool.ts';

/** Creates a pool with one thread, and lists the processes that it starts. */
function watchedPool() {
  const started: ChildProcess[] = [];
  const startProcess = (threads: number) => {
    const child = startHashProcess(threads);
    started.push(child);
    return child;
  };
  return { run: createHashPool({ size: 1, startProcess }), started };
}

const task = { password: 'Campus-2026!' };

describe('the process that hashes passwords', () => {
  it('leaves one processor to everything else, and has at least one thread', async () => {
    const threads: number[] = [];
    const startProcess = (size: number) => {
      threads.push(size);
      return startHashProcess(size);
    };
    await createHashPool({ startProcess })(task);
    expect(threads).toEqual([Math.max(1, availableParallelism() - 1)]);
  });

  it("keeps the main thread and Node's own threads free", async () => {
    const run = createHashPool();
    let hashed = 0;
    const hashing = Promise.all(
      Array.from({ length: 12 }, () =>
        run(task).then(() => {
          hashed += 1;
        }),
      ),
    );
    // If hashing ran in this process's threads, the file would be read only after the last hash.
    await readFile(import.meta.filename);
    expect(hashed).toBeLessThan(12);
    await hashing;
    expect(hashed).toBe(12);
  });

  it('accepts no more work than it can finish in time', async () => {
    const run = createHashPool({ size: 1, maxWaiting: 2 });
    const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(() => run(task)));
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(answers[4]).toMatchObject({ reason: { kind: 'unavailable' } });
  });

  it('says that a task failed, and goes on with the next', async () => {
    const run = createHashPool({ size: 1 });
    const broken: string = Object.create(null);
    await expect(run({ password: broken })).rejects.toThrow();
    await expect(run(task)).resolves.toMatchObject({ matches: true });
  });

  it('is replaced when it dies, and what it had in hand is refused', async () => {
    const { run, started } = watchedPool();
    await run(task);
    const lost = [run(task), run(task)];
    started.at(-1)?.kill('SIGKILL');
    for (const answer of await Promise.allSettled(lost)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } });
    }
    await expect(run(task)).resolves.toMatchObject({ matches: true });
  });

  it('does not end when a terminal interrupts all processes', async () => {
    const { run, started } = watchedPool();
    await run(task);
    const hasher = started.at(-1);
    hasher?.kill('SIGINT');
    await expect(run(task)).resolves.toMatchObject({ matches: true });
    expect(hasher?.exitCode).toBeNull();
  });
});
