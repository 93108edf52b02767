import { AppError } from '@campus/contracts/core/app-error';
import { TooManyCalls } from './limits.ts';

const atOnce = { ofOneCaller: 3, ofAll: 32 };
const secondsUntilNext = 5;

/** The number of files that are received at the same time. */
export interface UploadSlots {
  /** Does `work` with a file of the caller's, or throws where there are too many already. */
  hold<T>(caller: string, work: () => Promise<T>): Promise<T>;
}

export function createUploadSlots(most = atOnce): UploadSlots {
  const held = new Map<string, number>();
  let total = 0;

  function take(caller: string): void {
    const own = held.get(caller) ?? 0;
    if (own >= most.ofOneCaller) throw new TooManyCalls(secondsUntilNext);
    if (total >= most.ofAll) throw new AppError('unavailable', 'platform.unavailable');
    held.set(caller, own + 1);
    total += 1;
  }

  function release(caller: string): void {
    const left = (held.get(caller) ?? 1) - 1;
    if (left > 0) held.set(caller, left);
    else held.delete(caller);
    total -= 1;
  }

  return {
    async hold(caller, work) {
      take(caller);
      try {
        return await work();
      } finally {
        release(caller);
      }
    },
  };
}
