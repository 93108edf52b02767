import { AppError } from '@campus/contracts/core/app-error';
import { createSemaphores } from '@campus/server-kit/semaphore';

const refusal = () => new AppError('tooMany', 'request.busy', { seconds: 2 });
/** Shorter than the gateway waits for an answer, so that nobody is told that the platform cannot be reached. */
const waiting = { maxWaiting: 64, maxWaitMs: 4_000, refusal };
/** Less than half of the connections of a process. */
const ofAccount = { atOnce: 6, ...waiting };
const ofPerson = { atOnce: 2, ...waiting };

/** The person who changes something, and the account, as far as there are such. */
interface Changer {
  accountId: string | undefined;
  userId: string | undefined;
}

/**
 * Limits the simultaneous changes of a person and of an account in this process. Each holds a connection, and changes of
 * the same list wait for each other: without a limit, one person's would occupy all connections.
 */
export interface ChangeShares {
  hold<T>(changer: Changer, change: () => Promise<T>): Promise<T>;
}

/** Creates the change shares of a process. */
export function createChangeShares(): ChangeShares {
  const accounts = createSemaphores(ofAccount);
  const people = createSemaphores(ofPerson);
  return {
    hold: ({ accountId, userId }, change) => {
      const inAccount = () => (accountId === undefined ? change() : accounts(accountId, change));
      return userId === undefined ? inAccount() : people(userId, inAccount);
    },
  };
}
