import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@campus/contracts/core/app-error';

/** Callers with this many refusals are throttled. */
const maxRefusals = 20;
/**
 * The window in which refusals are counted together, and the maximum time that a caller stays throttled, in
 * seconds.
 */
const throttledSeconds = 60;
/** Above this number, expired entries are deleted. */
const maxCallers = 10_000;

/** The delay that each refusal adds to the next calls, in milliseconds. Twenty refusals add a second. */
const pauseOfRefusal = 50;
/** The gap between calls of one caller that are delayed at the same time, as a share of their pause. */
const gapShare = 0.1;
/** The longest delay in milliseconds, however many calls are delayed. */
const maxPause = 10_000;

/**
 * Callers who continue after refusals for too many or too large requests. Each refusal delays their next calls further,
 * because a refusal alone is cheap and they repeat the call at once (docs/decisions/033).
 */
export interface ThrottledCallers {
  /** Counts a refusal. */
  note(caller: string): void;
  /** Whether the caller had 20 refusals within the current minute. */
  has(caller: string): boolean;
  /** Returns how many milliseconds to delay a call of the caller. The next call is delayed until after this one. */
  hold(caller: string): number;
  /** Delays a call of the caller, and returns the error that refuses it. */
  refuse(caller: string): Promise<AppError>;
}

/** Throttled callers of this process; `now` gives milliseconds. If limits are switched off, there are none. */
export function createThrottledCallers(isEnabled: boolean, now: () => number = Date.now): ThrottledCallers {
  const counts = new Map<string, { refusals: number; until: number; lastGoesOn: number }>();

  function current(caller: string) {
    const count = counts.get(caller);
    return count && count.until > now() ? count : undefined;
  }

  function deleteExpired(): void {
    for (const [caller, { until }] of counts) if (until <= now()) counts.delete(caller);
  }

  function hold(caller: string): number {
    const count = current(caller);
    if (!count) return 0;
    const pause = Math.min(count.refusals, maxRefusals) * pauseOfRefusal;
    const delay = Math.min(Math.max(pause, count.lastGoesOn + pause * gapShare - now()), maxPause);
    count.lastGoesOn = now() + delay;
    return delay;
  }

  return {
    note(caller) {
      if (!isEnabled) return;
      const count = current(caller);
      if (count) count.refusals += 1;
      else counts.set(caller, { refusals: 1, until: now() + throttledSeconds * 1_000, lastGoesOn: 0 });
      if (counts.size > maxCallers) deleteExpired();
    },
    has: (caller) => (current(caller)?.refusals ?? 0) >= maxRefusals,
    hold,
    async refuse(caller) {
      await wait(hold(caller));
      return new AppError('tooMany', 'request.tooMany', { seconds: throttledSeconds });
    },
  };
}
