import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@campus/contracts/core/app-error';
import { createSemaphores } from '@campus/server-kit/semaphore';

/** An answer that is already JSON: sent as it is, and known by its tag. */
export class PreparedAnswer {
  readonly tag: string;
  readonly bytes: Buffer;

  constructor(tag: string, bytes: Buffer) {
    this.tag = tag;
    this.bytes = bytes;
  }
}

/** A value that can be stored, with its approximate size in memory. */
export interface Sized<T> {
  value: T;
  bytes: number;
}

interface Stored {
  version: string;
  value: unknown;
  bytes: number;
}

/**
 * Values that are expensive to build, per account and name, valid for one version of the account's data. The
 * least recently used ones make room for others.
 */
export interface PreparedAnswers {
  /** Returns the value of this version; undefined if there is none. Of one name, the values have one type. */
  find<T>(accountId: string, name: string, version: string): T | undefined;
  store<T>(accountId: string, name: string, stored: Sized<T> & { version: string }): void;
  /**
   * Runs expensive work of an account: one at a time, and at most a tenth of the processor's time, so that
   * other accounts get the rest. Waiting, such as for the database, costs nothing. Refuses if too many calls wait.
   */
  build<T>(accountId: string, work: () => Promise<T>): Promise<T>;
}

const mebibyte = 1024 ** 2;
/** The pause after work, as a multiple of its processor time, and the longest pause in milliseconds. */
const [pausePerWork, longestPause] = [9, 2_000];

/** Creates the prepared answers of a process. */
export function createPreparedAnswers(maxBytes = 64 * mebibyte): PreparedAnswers {
  const stored = new Map<string, Stored>();
  const free = new Map<string, number>();
  const refusal = () => new AppError('tooMany', 'request.busy', { seconds: 2 });
  const inTurn = createSemaphores({ atOnce: 1, maxWaiting: 64, refusal });
  let total = 0;

  function remove(key: string): void {
    total -= stored.get(key)?.bytes ?? 0;
    stored.delete(key);
  }

  /** Forgets the accounts whose pause is over, so that the map does not grow. */
  function noteFree(accountId: string, at: number): void {
    const now = performance.now();
    for (const [account, until] of free) if (until <= now) free.delete(account);
    free.set(accountId, at);
  }

  return {
    find<T>(accountId: string, name: string, version: string) {
      const key = keyOf(accountId, name);
      const found = stored.get(key);
      if (found?.version !== version) return undefined;
      // The map's order is the order of use.
      stored.delete(key);
      stored.set(key, found);
      // Callers store and find one type per name.
      return found.value as T;
    },
    store(accountId, name, { version, value, bytes }) {
      const key = keyOf(accountId, name);
      remove(key);
      if (bytes > maxBytes) return;
      stored.set(key, { version, value, bytes });
      total += bytes;
      for (const oldest of stored.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },
    build: (accountId, work) =>
      inTurn(accountId, async () => {
        const pause = (free.get(accountId) ?? 0) - performance.now();
        if (pause > 0) await wait(pause);
        const before = process.threadCpuUsage();
        try {
          return await work();
        } finally {
          const { user, system } = process.threadCpuUsage(before);
          const worked = (user + system) / 1_000;
          noteFree(accountId, performance.now() + Math.min(pausePerWork * worked, longestPause));
        }
      }),
  };
}

const keyOf = (accountId: string, name: string) => JSON.stringify([accountId, name]);
