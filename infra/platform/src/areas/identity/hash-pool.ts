import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '@campus/contracts/core/app-error';

/** A password to be compared with a hash, or to be hashed. */
export interface HashTask {
  password: string;
  passwordHash?: string;
}

export interface Hashed {
  passwordHash: string;
  matches: boolean;
}

interface Job {
  task: HashTask;
  resolve(hashed: Hashed): void;
  reject(error: Error): void;
}

/**
 * Threads that hash passwords, one per processor, started on demand. Node's own thread pool is left to
 * short work: database connections need it too.
 */
export function createHashPool({
  size = availableParallelism(),
  // More would wait longer than anybody waits for an answer.
  mostWaiting = 500,
} = {}): (task: HashTask) => Promise<Hashed> {
  const idle: Worker[] = [];
  const waiting: Job[] = [];
  let threads = 0;

  function next(): void {
    if (waiting.length === 0) return;
    const worker = idle.pop() ?? (threads < size ? start() : undefined);
    const job = worker && waiting.shift();
    if (job) work(worker, job);
  }

  function start(): Worker {
    threads += 1;
    const worker = new Worker(new URL('hash-worker.ts', import.meta.url));
    worker.once('exit', () => {
      threads -= 1;
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
      next();
    });
    return worker;
  }

  // A thread at work keeps the process alive, an idle one does not.
  function work(worker: Worker, { task, resolve, reject }: Job): void {
    const end = (settle: () => void) => {
      worker.removeAllListeners('message').removeAllListeners('error');
      settle();
    };
    worker.ref();
    worker.once('error', (error) => end(() => reject(error)));
    worker.once('message', (hashed: Hashed) => {
      end(() => resolve(hashed));
      worker.unref();
      idle.push(worker);
      next();
    });
    worker.postMessage(task);
  }

  return (task) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) reject(new AppError('unavailable', 'platform.unavailable'));
      else {
        waiting.push({ task, resolve, reject });
        next();
      }
    });
}
