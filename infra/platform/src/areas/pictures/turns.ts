import { AppError } from '@campus/contracts/core/app-error';

/** Lets so many pieces of work run at once; the others wait their turn, and too many are refused. */
export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function begin(): Promise<void> {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) throw new AppError('unavailable', 'platform.unavailable');
    else await new Promise<void>((resolve) => void waiting.push(resolve));
  }

  /** Hands the turn on; it ends where nobody waits for it. */
  function end(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
