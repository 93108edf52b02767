import type { Socket } from 'node:net';
import { AppError } from '@campus/contracts/core/app-error';

/** How fast a file must arrive after the grace period. Speed is measured per window. */
export interface PaceSettings {
  graceMs: number;
  windowMs: number;
  bytesPerSecond: number;
}

const usual: PaceSettings = { graceMs: 10_000, windowMs: 5_000, bytesPerSecond: 8 * 1024 };

/** Checks that a sender keeps a minimum speed. Only time spent waiting for the sender counts. */
export interface Pace {
  /** Returns the result of `next`. Throws `file.tooSlow` if the sender is too slow. */
  waiting<T>(next: () => Promise<T>): Promise<T>;
}

/** Creates the pace check for a socket. Default: 8 kB a second after ten seconds of grace. */
export function createPace(
  socket: Pick<Socket, 'bytesRead'>,
  { graceMs, windowMs, bytesPerSecond }: PaceSettings = usual,
): Pace {
  let waitedMs = 0;
  let windowEndsMs = graceMs;
  let isGrace = true;
  let bytesBefore = socket.bytesRead;

  /** Checks the windows that have ended. */
  function isTooSlow(): boolean {
    if (waitedMs < windowEndsMs) return false;
    const bytes = socket.bytesRead - bytesBefore;
    const wasGrace = isGrace;
    isGrace = false;
    windowEndsMs = waitedMs + windowMs;
    bytesBefore = socket.bytesRead;
    return !wasGrace && bytes < (bytesPerSecond * windowMs) / 1000;
  }

  return {
    async waiting(next) {
      const slow = Promise.withResolvers<never>();
      let since = performance.now();
      const judge = () => {
        waitedMs += performance.now() - since;
        since = performance.now();
        if (isTooSlow()) slow.reject(new AppError('invalid', 'file.tooSlow'));
      };
      const timer = setInterval(judge, windowMs / 5);
      try {
        return await Promise.race([next(), slow.promise]);
      } finally {
        clearInterval(timer);
        waitedMs += performance.now() - since;
      }
    },
  };
}
