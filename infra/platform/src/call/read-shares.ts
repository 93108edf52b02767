import { AppError } from '@campus/contracts/core/app-error';
import { createSemaphore } from '../ground/semaphore.ts';

const refusal = () => new AppError('tooMany', 'request.busy', { seconds: 2 });
const reads = { atOnce: 8, mostWaiting: 64, refusal };
/** Reads that may go through all members of an account. Two at a time take both processors of a small machine. */
const broadReads = { atOnce: 1, mostWaiting: 8, refusal };
const ownBroadReads = { atOnce: 1, mostWaiting: 8, refusal };

/** Who reads, and in which account. */
interface Reader {
  accountId: string;
  userId: string | undefined;
}

/**
 * How many reads of one account a process does at a time, and how many broad ones of one person, so that nobody takes
 * the connections and processors of all.
 */
export interface ReadShares {
  hold<T>(reader: Reader, isBroad: boolean, read: () => Promise<T>): Promise<T>;
}

export function createReadShares(): ReadShares {
  const accounts = keptWhileUsed(() => ({ all: createSemaphore(reads), broad: createSemaphore(broadReads) }));
  const people = keptWhileUsed(() => createSemaphore(ownBroadReads));
  return {
    hold: ({ accountId, userId = '' }, isBroad, read) =>
      accounts(accountId, ({ all, broad }) =>
        isBroad ? people(userId, (own) => own(() => broad(() => all(read)))) : all(read),
      ),
  };
}

/** Makes something for each key that is in use, and forgets it afterwards. */
function keptWhileUsed<S>(make: () => S) {
  const kept = new Map<string, { users: number; share: S }>();
  return async <T>(key: string, use: (share: S) => Promise<T>): Promise<T> => {
    const entry = kept.get(key) ?? { users: 0, share: make() };
    kept.set(key, entry);
    entry.users += 1;
    try {
      return await use(entry.share);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) kept.delete(key);
    }
  };
}
