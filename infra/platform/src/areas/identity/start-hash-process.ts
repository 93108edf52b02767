import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a process that hashes passwords in this many threads. */
export function startHashProcess(threads: number): ChildProcess {
  return fork(fileURLToPath(new URL('hash-process.ts', import.meta.url)), {
    execArgv: [],
    // It gets none of the platform's environment, which contains secrets.
    env: { UV_THREADPOOL_SIZE: String(threads) },
  });
}
