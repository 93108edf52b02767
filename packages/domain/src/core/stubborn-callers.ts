/** So many refusals within the time are no mistake. */
const mostRefusals = 20;
/** The time, in seconds, for which a stubborn caller remains one at most. */
export const stubbornSeconds = 60;
/** Above this number, callers of the past are forgotten. */
const mostCallers = 10_000;

/** How long a stubborn caller waits for each further answer, in milliseconds. */
export const stubbornPause = 1_000;

/**
 * Callers who go on after being refused for asking too much. They are slowed down: a refusal costs little, but they ask
 * again as soon as they have it (docs/decisions/033).
 */
export interface StubbornCallers {
  /** Counts a refusal. */
  note(caller: string): void;
  /** Whether the caller was refused 20 times within a minute that is not over. */
  has(caller: string): boolean;
}

/** Where limits are switched off, nobody is stubborn. */
export function createStubbornCallers(isEnabled: boolean, now: () => number = Date.now): StubbornCallers {
  const counts = new Map<string, { refusals: number; until: number }>();

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
      else counts.set(caller, { refusals: 1, until: now() + stubbornSeconds * 1_000 });
      if (counts.size > mostCallers) forgetPast();
    },
    has: (caller) => (current(caller)?.refusals ?? 0) >= mostRefusals,
  };
}
