import { AppError } from '@campus/contracts/core/app-error';
import { createSemaphores } from '@campus/server-kit/semaphore';

const refusal = () => new AppError('tooMany', 'request.busy', { seconds: 2 });
const reads = { atOnce: 8, maxWaiting: 64, refusal };
/**
 * Reads that may scan all members of an account. Two at a time would occupy both processors of a small
 * machine.
 */
const broadReads = { atOnce: 1, maxWaiting: 8, refusal };
const ownBroadReads = { atOnce: 1, maxWaiting: 8, refusal };
/**
 * A person's searches across all accounts. They share a few connections, and each account can use half of
 * them.
 */
const ownSearches = { atOnce: 2, maxWaiting: 64, refusal };

/** The person who reads, and the account. */
interface Reader {
  accountId: string;
  userId: string | undefined;
}

/**
 * Limits the simultaneous reads of an account in this process, and the broad reads of a person, so that
 * nobody occupies all connections and processors.
 */
export interface ReadShares {
  hold<T>(reader: Reader, isBroad: boolean, read: () => Promise<T>): Promise<T>;
}

/** Creates the read shares of a process. */
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

/** Creates the shares of a usage-search process. They limit the searches per account and per person. */
export function createSearchShares(): ReadShares {
  const all = createSemaphores(reads);
  const own = createSemaphores(ownSearches);
  return { hold: ({ accountId, userId = '' }, _isBroad, read) => own(userId, () => all(accountId, read)) };
}
