/** A thread that hashes passwords, which takes a processor tens of milliseconds each. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { verifySync as verifyBcrypt } from '@node-rs/bcrypt';
import type { Hashed, HashTask } from './hash-pool.ts';

/** RFC 9106's choice where memory is limited, in one thread; it takes about as long as bcrypt with cost 10. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

function matches(password: string, passwordHash: string): boolean {
  return passwordHash.startsWith('$2')
    ? verifyBcrypt(password, passwordHash)
    : verifySync(passwordHash, password);
}

// Calls that take a moment only go first: without it they take many times longer while people sign in. Linux
// gives each thread a priority of its own; elsewhere this would slow the whole process down.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', ({ password, passwordHash }: HashTask) => {
  const hashed: Hashed = passwordHash
    ? { passwordHash, matches: matches(password, passwordHash) }
    : { passwordHash: hashSync(password, cost), matches: true };
  parentPort?.postMessage(hashed);
});
