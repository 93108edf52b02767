/** A process that hashes passwords. A hash takes a processor about 20 milliseconds. */
import { setPriority } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { hashCost } from './hash-cost.ts';
import type { HashAnswer, Hashed, HashTask } from './hash-pool.ts';

async function run({ password, passwordHash }: HashTask): Promise<Hashed> {
  if (passwordHash === undefined) return { passwordHash: await hash(password, hashCost), matches: true };
  const compare = passwordHash.startsWith('$2')
    ? verifyBcrypt(password, passwordHash)
    : verify(passwordHash, password);
  return { passwordHash, matches: await compare };
}

// Gives short calls priority. Otherwise they would take many times longer while people sign in.
setPriority(10);

// Ctrl+C in a terminal interrupts both processes. This one ignores signals and ends with the platform, so
// that no sign-in is cut off.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());

process.on('message', async ({ id, ...task }: HashTask & { id: number }) => {
  const answer: HashAnswer = await run(task).then(
    (hashed) => ({ id, hashed }),
    (error: Error) => ({ id, problem: error.message }),
  );
  process.send?.(answer);
});
