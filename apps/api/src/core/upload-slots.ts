import { AppError } from '@campus/contracts/core/app-error';

/** How many files may be received at once. */
export interface UploadLimits {
  ofOneCaller: number;
  /** Shared by all files without an account, such as pictures of people. */
  ofOneAccount: number;
  ofAll: number;
}

const secondsUntilNext = 5;

/** The sender of a file, and its account. */
export interface Uploader {
  caller: string;
  account: string | undefined;
}

/** Limits how many files are received at once, so that no sender takes every slot. */
export interface UploadSlots {
  /** Runs `work` with a slot. Throws if too many files are in progress. */
  hold<T>(uploader: Uploader, work: () => Promise<T>): Promise<T>;
}

/** Slots of this process. `hold` throws if the caller, the account, or the process has reached its limit. */
export function createUploadSlots({ ofOneCaller, ofOneAccount, ofAll }: UploadLimits): UploadSlots {
  const held = new Map<string, number>();

  function keysOf({ caller, account = '' }: Uploader): [key: string, most: number][] {
    return [
      [`caller ${caller}`, ofOneCaller],
      [`account ${account}`, ofOneAccount],
    ];
  }

  function change(key: string, by: 1 | -1): void {
    const count = (held.get(key) ?? 0) + by;
    if (count > 0) held.set(key, count);
    else held.delete(key);
  }

  return {
    async hold(uploader, work) {
      const keys = keysOf(uploader);
      if (keys.some(([key, most]) => (held.get(key) ?? 0) >= most)) throw tooManyUploads('tooMany');
      if ((held.get('all') ?? 0) >= ofAll) throw tooManyUploads('unavailable');
      const taken = [...keys.map(([key]) => key), 'all'];
      for (const key of taken) change(key, 1);
      try {
        return await work();
      } finally {
        for (const key of taken) change(key, -1);
      }
    },
  };
}

/** The memory for arriving files. Only bytes that have arrived count, so an idle sender uses none. */
export interface UploadMemory {
  /** Runs `work`, which reports the size of each piece. The report throws if no memory is left. */
  hold<T>(work: (take: (bytes: number) => void) => Promise<T>): Promise<T>;
}

/** Memory for files of all callers of this process, in bytes. */
export function createUploadMemory(maxBytes: number): UploadMemory {
  let total = 0;
  return {
    async hold(work) {
      let own = 0;
      try {
        return await work((bytes) => {
          if (total + bytes > maxBytes) throw tooManyUploads('unavailable');
          total += bytes;
          own += bytes;
        });
      } finally {
        total -= own;
      }
    },
  };
}

function tooManyUploads(kind: 'tooMany' | 'unavailable'): AppError {
  return new AppError(kind, 'request.tooManyUploads', { seconds: secondsUntilNext });
}
