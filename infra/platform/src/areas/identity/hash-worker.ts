/** A thread that hashes passwords, which takes a processor tens of milliseconds each. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/bcrypt';
import type { Hashed, HashTask } from './hash-pool.ts';

const cost = 10;

// Calls that take a moment only go first: without it they take many times longer while people sign in. Linux
// gives each thread a priority of its own; elsewhere this would slow the whole process down.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', ({ password, passwordHash }: HashTask) => {
  const hashed: Hashed = passwordHash
    ? { passwordHash, matches: verifySync(password, passwordHash) }
    : { passwordHash: hashSync(password, cost), matches: true };
  parentPort?.postMessage(hashed);
});
