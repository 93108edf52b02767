import { AppError } from '@campus/contracts/core/app-error';
import { createSemaphore, createSemaphores } from '@campus/server-kit/semaphore';

const refusal = () => new AppError('tooMany', 'request.tooManyUploads', { seconds: 5 });
/** An admission takes a few milliseconds, so even a full queue empties in a few seconds. */
const ofOneAddress = { atOnce: 1, maxWaiting: 300, refusal };
const ofAll = { atOnce: 4, maxWaiting: 1_000, refusal };
/**
 * The time limit of a platform call. If the platform hangs, waiting callers do not wait for a second limit.
 */
const maxWaitMs = 10_000;

/**
 * Admits uploads one at a time per address, with a small limit in total. Each admission calls the platform.
 * When hundreds of uploads begin at once, calls from other people must not wait behind them
 * (docs/decisions/033).
 */
export interface Admissions {
  /**
   * Runs `admit` when it is the address's turn. Throws `request.tooManyUploads` if too many wait or the wait
   * is too long.
   */
  inTurn<T>(address: string, admit: () => Promise<T>): Promise<T>;
}

/** Admissions of this process; `now` gives milliseconds. */
export function createAdmissions(now: () => number = Date.now): Admissions {
  const addresses = createSemaphores(ofOneAddress);
  const all = createSemaphore(ofAll);
  return {
    inTurn(address, admit) {
      const since = now();
      const unlessLate = async () => {
        if (now() - since > maxWaitMs) throw refusal();
        return admit();
      };
      return addresses(address, () => all(unlessLate));
    },
  };
}
