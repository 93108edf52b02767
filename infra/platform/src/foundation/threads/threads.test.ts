import { AppError } from '@campus/contracts/core/app-error';
import { afterEach, expect, it } from 'vitest';
import { createThreads, type Threads } from './threads.ts';

/** A program that answers with its job. Some jobs never end, need endless memory, ask first, or fail. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  let waiting;
  parentPort.on('message', (message) => {
    if ('granted' in message) return parentPort.postMessage({ result: waiting });
    if ('refusal' in message) return parentPort.postMessage(message);
    const { job } = message;
    if (job === 'endless') for (;;);
    const kept = [];
    if (job === 'large') for (;;) kept.push(new Array(100_000).fill(job));
    if (job === 'failing') return parentPort.postMessage({ failure: 'Error: broken' });
    if (job === 'asking') { waiting = job; return parentPort.postMessage({ question: 5 }); }
    parentPort.postMessage({ result: job });
  });
`)}`,
);

const refusals = {
  tooMany: () => new AppError('tooMany', 'imports.file.busy', { seconds: 1 }),
  tooSlow: () => new AppError('invalid', 'imports.file.tooSlow'),
  tooLarge: () => new AppError('invalid', 'imports.file.tooComplex'),
};

let threads: Threads;
afterEach(() => threads.close());

function open(limits: { seconds: number; perKey?: number }) {
  const waiting = { all: 10, perKey: limits.perKey ?? 10 };
  threads = createThreads(program, { threads: 2, waiting, seconds: limits.seconds, megabytes: 64, refusals });
  const questions: unknown[] = [];
  const run = (job: string, key = job, refuse?: AppError) =>
    threads.run({
      key,
      job,
      answer: async (question) => {
        questions.push(question);
        if (refuse) throw refuse;
      },
    });
  return { run, questions };
}

it('ends a job that never ends; jobs beside it are answered before, and the same key waits', async () => {
  const { run } = open({ seconds: 1 });
  const order: string[] = [];
  const note = (promise: Promise<unknown>, name: string) =>
    promise.then(
      () => void order.push(name),
      ({ key }) => void order.push(`${name}: ${key}`),
    );
  const ended = note(run('endless', 'account1'), 'endless');
  const next = note(run('next', 'account1'), 'next');
  for (const name of ['first', 'second', 'third']) await note(run(name, 'account2'), name);
  expect(order).toEqual(['first', 'second', 'third']);
  await Promise.all([ended, next]);
  expect(order.slice(3)).toEqual(['endless: imports.file.tooSlow', 'next']);
});

it('ends a job that needs too much memory, and works on others after it', async () => {
  const { run } = open({ seconds: 60 });
  await expect(run('large')).rejects.toMatchObject({ key: 'imports.file.tooComplex' });
  expect(await run('small')).toBe('small');
});

it('refuses jobs of a key for which enough wait', async () => {
  const { run } = open({ seconds: 1, perKey: 1 });
  const jobs = [run('endless', 'account1'), run('next', 'account1')];
  await expect(run('third', 'account1')).rejects.toMatchObject({ key: 'imports.file.busy' });
  expect(await run('other', 'account2')).toBe('other');
  expect((await Promise.allSettled(jobs)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

it('answers questions of a thread, refuses them with their reason, and passes on failures', async () => {
  const { run, questions } = open({ seconds: 60 });
  expect(await run('asking')).toBe('asking');
  const refused = run('asking', 'asking', new AppError('conflict', 'imports.file.noRoom', { most: '1 GB' }));
  await expect(refused).rejects.toMatchObject({ kind: 'conflict', params: { most: '1 GB' } });
  expect(questions).toEqual([5, 5]);
  await expect(run('failing')).rejects.toThrow('broken');
});
