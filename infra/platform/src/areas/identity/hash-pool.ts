import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '@campus/contracts/core/app-error';

/** A password to hash, or to compare with a hash. */
export interface HashTask {
  password: string;
  passwordHash?: string;
}

export interface Hashed {
  passwordHash: string;
  matches: boolean;
}

/** The process's answer to a task by its number: a result or an error. */
export type HashAnswer = { id: number } & ({ hashed: Hashed } | { problem: string });

interface Waiting {
  resolve(hashed: Hashed): void;
  reject(error: Error): void;
}

const unavailable = () => new AppError('unavailable', 'platform.unavailable');

/**
 * Creates a function that hashes passwords in a separate process, whose threads leave one processor to everything
 * else. The first task starts the process. A hash uses megabytes, and inside the platform's process, calls would wait
 * while the kernel maps and unmaps this memory.
 */
export function createHashPool({
  size = Math.max(1, availableParallelism() - 1),
  // With a longer queue, the last task would wait longer than any caller does.
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

  /** Rejects all tasks of a lost process. The next task starts another one. */
  function lose(lost: ChildProcess): void {
    if (hasher !== lost) return;
    hasher = undefined;
    for (const { reject } of tasks.values()) reject(unavailable());
    tasks.clear();
  }

  /** A busy process keeps this one alive, an idle one does not. */
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
    // The process does not inherit the platform's environment, which contains secrets.
    env: { UV_THREADPOOL_SIZE: String(threads) },
  });
}
