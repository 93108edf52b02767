import { AppError } from '@campus/contracts/core/app-error';
import { createSemaphores } from '@campus/server-kit/semaphore';

const refusal = () => new AppError('tooMany', 'request.busy', { seconds: 2 });
const reads = { atOnce: 8, maxWaiting: 64, refusal };
/** Reads that may go through all members of an account. Two at a time take both processors of a small machine. */
const broadReads = { atOnce: 1, maxWaiting: 8, refusal };
const ownBroadReads = { atOnce: 1, maxWaiting: 8, refusal };
/** Searches of a person in all accounts. Their queries share few connections, which each account gets half of. */
const ownSearches = { atOnce: 2, maxWaiting: 64, refusal };

/** The reader, and the account. */
interface Reader {
  accountId: string;
  userId: string | undefined;
}

/**
 * Limits the reads of an account that a process does at a time, and the broad reads of a person, so that nobody takes
 * all connections and processors.
 */
export interface ReadShares {
  hold<T>(reader: Reader, isBroad: boolean, read: () => Promise<T>): Promise<T>;
}

/** Shares of this process. */
export function createReadShares(): ReadShares {
  const all = createSemaphores(reads);
  const broad = createSemaphores(broadReads);
  const own = createSemaphores(ownBroadReads);
  return {
    hold: ({ accountId, userId = '' }, isBroad, read) => {
      const inAccount = () => all(accountId, read);
      return isBroad ? own(userId, () => broad(accountId, inAccount)) : inAccount();
    },
  };
}

/** Shares of a process of the usage-search service: the searches of an account, and those of a person, are limited. */
export function createSearchShares(): ReadShares {
  const all = createSemaphores(reads);
  const own = createSemaphores(ownSearches);
  return { hold: ({ accountId, userId = '' }, _isBroad, read) => own(userId, () => all(accountId, read)) };
}
