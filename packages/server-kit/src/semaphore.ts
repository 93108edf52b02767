/** How many operations run at once, how many wait, and how others are refused. */
export interface SemaphoreSettings {
  atOnce: number;
  maxWaiting: number;
  /** The longest wait in milliseconds. Default: as long as it takes. */
  maxWaitMs?: number;
  refusal: () => Error;
}

/**
 * Runs a limited number of operations at once. Others wait in a queue. A full queue refuses them, and so does the end
 * of the longest wait.
 */
export function createSemaphore({ atOnce, maxWaiting, maxWaitMs, refusal }: SemaphoreSettings) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function begin(): Promise<void> {
    if (running < atOnce) running += 1;
    else if (waiting.length >= maxWaiting) throw refusal();
    else await nextTurn();
  }

  function nextTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer =
        maxWaitMs === undefined
          ? undefined
          : setTimeout(() => {
              waiting.splice(waiting.indexOf(begins), 1);
              reject(refusal());
            }, maxWaitMs);
      const begins = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(begins);
    });
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

/** One semaphore per key: an address, a person, or an account. */
export function createSemaphores(settings: SemaphoreSettings) {
  const used = new Map<string, { users: number; run: ReturnType<typeof createSemaphore> }>();

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const entry = used.get(key) ?? { users: 0, run: createSemaphore(settings) };
    used.set(key, entry);
    entry.users += 1;
    try {
      return await entry.run(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) used.delete(key);
    }
  };
}
