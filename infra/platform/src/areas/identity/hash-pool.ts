import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
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

/** The process's answer to the task with that number: a result, or an error. */
export type HashAnswer = { id: number } & ({ hashed: Hashed } | { problem: string });

interface Waiting {
  resolve(hashed: Hashed): void;
  reject(error: Error): void;
}

const unavailable = () => new AppError('unavailable', 'platform.unavailable');

/**
 * A process that hashes passwords, with a thread per processor, started with the first task. A hash fills
 * 64 MiB: in the platform's own process, calls wait while the kernel maps and unmaps them.
 */
export function createHashPool({
  size = availableParallelism(),
  // With more, the last would wait longer than any caller does.
  maxWaiting = 500,
  startProcess = startHashProcess,
} = {}): (task: HashTask) => Promise<Hashed> {
  const tasks = new Map<number, Waiting>();
  let hasher: ChildProcess | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = startProcess(size);
    started.on('message', settle);
    started.on('error', () => lose(started));
    started.once('exit', () => lose(started));
    return started;
  }

  function settle(answer: HashAnswer): void {
    const waiting = tasks.get(answer.id);
    tasks.delete(answer.id);
    if ('hashed' in answer) waiting?.resolve(answer.hashed);
    else waiting?.reject(new Error(answer.problem));
    if (tasks.size === 0) keepAlive(false);
  }

  /** The next task starts another process. */
  function lose(lost: ChildProcess): void {
    if (hasher !== lost) return;
    hasher = undefined;
    for (const { reject } of tasks.values()) reject(unavailable());
    tasks.clear();
  }

  /** A process at work keeps this one alive, an idle one does not. */
  function keepAlive(alive: boolean): void {
    hasher?.[alive ? 'ref' : 'unref']();
    hasher?.channel?.[alive ? 'ref' : 'unref']();
  }

  return (task) =>
    new Promise((resolve, reject) => {
      if (tasks.size >= size + maxWaiting) return reject(unavailable());
      hasher ??= start();
      lastId += 1;
      tasks.set(lastId, { resolve, reject });
      keepAlive(true);
      hasher.send({ id: lastId, ...task });
    });
}

/** Starts a process that hashes passwords in this many threads. */
export function startHashProcess(threads: number): ChildProcess {
  return fork(fileURLToPath(new URL('hash-process.ts', import.meta.url)), {
    execArgv: [],
    // It gets none of the platform's environment, which contains secrets.
    env: { UV_THREADPOOL_SIZE: String(threads) },
  });
}
