/** How many operations run at a time, how many others wait, and what any more are told. */
export interface SemaphoreSettings {
  atOnce: number;
  mostWaiting: number;
  refusal: () => Error;
}

/** Runs a limited number of operations at a time. Others wait in a queue, and too many are refused. */
export function createSemaphore({ atOnce, mostWaiting, refusal }: SemaphoreSettings) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function begin(): Promise<void> {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) throw refusal();
    else await new Promise<void>((resolve) => void waiting.push(resolve));
  }

  /** Passes the slot to the next waiting operation, or frees it. */
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
