import { AppError } from '@campus/contracts/core/app-error';
import { createSemaphore } from '../ground/semaphore.ts';

const refusal = () => new AppError('tooMany', 'request.busy', { seconds: 2 });
const reads = { atOnce: 8, mostWaiting: 64, refusal };
/** Reads that may go through all members of an account. */
const broadReads = { atOnce: 2, mostWaiting: 8, refusal };

/** How many reads of one account a process does at a time, so that no account takes the connections of all. */
export interface ReadShares {
  hold<T>(accountId: string, isBroad: boolean, read: () => Promise<T>): Promise<T>;
}

export function createReadShares(): ReadShares {
  const shares = new Map<string, { users: number; all: Share; broad: Share }>();
  return {
    async hold(accountId, isBroad, read) {
      const known = shares.get(accountId);
      const share = known ?? { users: 0, all: createSemaphore(reads), broad: createSemaphore(broadReads) };
      if (!known) shares.set(accountId, share);
      share.users += 1;
      try {
        return await (isBroad ? share.broad(() => share.all(read)) : share.all(read));
      } finally {
        share.users -= 1;
        if (share.users === 0) shares.delete(accountId);
      }
    },
  };
}

type Share = ReturnType<typeof createSemaphore>;
