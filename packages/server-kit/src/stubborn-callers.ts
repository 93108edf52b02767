/** So many refusals within the time are no mistake. */
const maxRefusals = 20;
/** The time, in seconds, for which a stubborn caller remains one at most. */
export const stubbornSeconds = 60;
/** Above this number, callers of the past are forgotten. */
const maxCallers = 10_000;

/** How much longer each further call is held up after a refusal, in milliseconds: in the end a second. */
const pauseOfRefusal = 50;
/** How far apart the calls of a caller go on that are held up at the same time, as a share of their pause. */
const gapShare = 0.1;
/** The longest wait in milliseconds, however many calls are delayed. */
const maxPause = 10_000;

/**
 * Callers who go on after being refused for asking too much. They are slowed down, the more the more often they were
 * refused: a refusal costs little, but they ask again as soon as they have it (docs/decisions/033).
 */
export interface StubbornCallers {
  /** Counts a refusal. */
  note(caller: string): void;
  /** Whether the caller was refused 20 times within a minute that is not over. */
  has(caller: string): boolean;
  /** Returns how many milliseconds to delay a call of the caller, and counts on that delay for the next call. */
  hold(caller: string): number;
}

/** If limits are switched off, no caller counts as stubborn. */
export function createStubbornCallers(isEnabled: boolean, now: () => number = Date.now): StubbornCallers {
  const counts = new Map<string, { refusals: number; until: number; lastGoesOn: number }>();

  function current(caller: string) {
    const count = counts.get(caller);
    return count && count.until > now() ? count : undefined;
  }

  function forgetPast(): void {
    for (const [caller, { until }] of counts) if (until <= now()) counts.delete(caller);
  }

  return {
    note(caller) {
      if (!isEnabled) return;
      const count = current(caller);
      if (count) count.refusals += 1;
      else counts.set(caller, { refusals: 1, until: now() + stubbornSeconds * 1_000, lastGoesOn: 0 });
      if (counts.size > maxCallers) forgetPast();
    },
    has: (caller) => (current(caller)?.refusals ?? 0) >= maxRefusals,
    hold(caller) {
      const count = current(caller);
      if (!count) return 0;
      const pause = Math.min(count.refusals, maxRefusals) * pauseOfRefusal;
      const wait = Math.max(pause, count.lastGoesOn + pause * gapShare - now());
      count.lastGoesOn = now() + Math.min(wait, maxPause);
      return Math.min(wait, maxPause);
    },
  };
}
