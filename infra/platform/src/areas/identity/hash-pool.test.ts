import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createHashPool } from './hash-pool.ts';

const task = { password: 'Campus-2026!' };

describe('the threads that hash passwords', () => {
  it("keep the main thread and Node's own threads free", async () => {
    const run = createHashPool();
    let hashed = 0;
    const hashing = Promise.all(
      Array.from({ length: 12 }, () =>
        run(task).then(() => {
          hashed += 1;
        }),
      ),
    );
    // Behind the hashes, in either kind of thread, the file would come after the last of them.
    await readFile(import.meta.filename);
    expect(hashed).toBeLessThan(12);
    await hashing;
    expect(hashed).toBe(12);
  });

  it('accept no more work than they can finish in time', async () => {
    const run = createHashPool({ size: 1, mostWaiting: 2 });
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

  it('are replaced when one fails', async () => {
    const run = createHashPool({ size: 1 });
    const broken: string = Object.create(null);
    await expect(run({ password: broken })).rejects.toThrow();
    await expect(run(task)).resolves.toMatchObject({ matches: true });
  });
});
