import { Worker } from 'node:worker_threads';
import { AppError } from '@campus/contracts/core/app-error';
import { createSemaphore, createSemaphores } from '@campus/server-kit/semaphore';
import { fromThread, receivedRefusal, sentRefusal, type ToThread } from './messages.ts';

/** How much one job of a thread may use, and how others are refused. */
interface ThreadLimits {
  /** The number of threads. Each works on one job at a time. */
  threads: number;
  /** The number of jobs that wait for a thread, and of those that wait for an earlier job with the same key. */
  waiting: { all: number; perKey: number };
  /** A job that takes longer is ended with its thread. */
  seconds: number;
  /** A job that needs more memory is ended with its thread. */
  megabytes: number;
  refusals: Record<'tooMany' | 'tooSlow' | 'tooLarge', () => AppError>;
}

interface ThreadJob {
  /** Jobs with the same key, such as an account, run one after another. */
  key: string;
  /** What the thread's program works on. Must be cloneable. */
  job: unknown;
  /** Answers a question of the thread, which waits for it. Its refusal refuses the question. */
  answer(question: unknown): Promise<void>;
}

/** Threads that run one program, beside the thread that serves people. */
export interface Threads {
  /** Returns the answer of the thread's program, or throws its refusal or one of the limits' refusals. */
  run(job: ThreadJob): Promise<unknown>;
  close(): Promise<void>;
}

/** Creates threads that run `program`, which calls `serveJobs`. They start when they are needed. */
export function createThreads(program: URL, limits: ThreadLimits): Threads {
  const { threads, waiting, refusals } = limits;
  const forAll = { atOnce: threads, maxWaiting: waiting.all, refusal: refusals.tooMany };
  const forOne = { atOnce: 1, maxWaiting: waiting.perKey, refusal: refusals.tooMany };
  const [inTurn, withThread] = [createSemaphores(forOne), createSemaphore(forAll)];
  const idle: Worker[] = [];
  const open = new Set<Worker>();

  function start(): Worker {
    const thread = new Worker(program, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    open.add(thread);
    thread.once('exit', () => {
      open.delete(thread);
      const place = idle.indexOf(thread);
      if (place !== -1) idle.splice(place, 1);
    });
    // A thread that fails between jobs only ends.
    thread.on('error', () => undefined);
    return thread;
  }

  async function work(job: ThreadJob): Promise<unknown> {
    const thread = idle.pop() ?? start();
    thread.ref();
    let result: () => unknown;
    try {
      result = await answerOf(thread, job, limits);
    } catch (error) {
      await thread.terminate();
      throw error;
    }
    thread.unref();
    idle.push(thread);
    return result();
  }

  return {
    run: (job) => inTurn(job.key, () => withThread(() => work(job))),
    close: async () => {
      await Promise.all([...open].map((thread) => thread.terminate()));
    },
  };
}

/** Waits for the end of a job. Throws if its thread has to be ended. */
async function answerOf(
  thread: Worker,
  { job, answer }: ThreadJob,
  { seconds, refusals }: ThreadLimits,
): Promise<() => unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<() => unknown>();
  const timer = setTimeout(() => reject(refusals.tooSlow()), seconds * 1000);
  const send = (message: ToThread) => thread.postMessage(message);
  const receive = (received: unknown) => {
    const message = fromThread.parse(received);
    if ('question' in message)
      answer(message.question).then(
        () => send({ granted: true }),
        (error: unknown) =>
          error instanceof AppError ? send({ refusal: sentRefusal(error) }) : reject(error),
      );
    else if ('failure' in message) reject(new Error(message.failure));
    else if ('refusal' in message) resolve(() => raise(receivedRefusal(message.refusal)));
    else resolve(() => message.result);
  };
  const fail = (error: unknown) => reject(isOutOfMemory(error) ? refusals.tooLarge() : error);
  const exit = () => reject(new Error('A thread has ended during its job.'));
  thread.on('message', receive).once('error', fail).once('exit', exit);
  send({ job });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    thread.off('message', receive).off('error', fail).off('exit', exit);
  }
}

function raise(error: Error): never {
  throw error;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
