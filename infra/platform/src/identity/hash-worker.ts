/** A thread that hashes passwords, which takes a processor tens of milliseconds each. */
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/bcrypt';
import type { Hashed, HashTask } from './hash-pool.ts';

const cost = 10;

parentPort?.on('message', ({ password, passwordHash }: HashTask) => {
  const hashed: Hashed = passwordHash
    ? { passwordHash, matches: verifySync(password, passwordHash) }
    : { passwordHash: hashSync(password, cost), matches: true };
  parentPort?.postMessage(hashed);
});
