/** How far back attendance can be looked at, and the steps of its times. */
export const attendanceLimits = { weeks: 5, stepMinutes: 30 } as const;

const minute = 60_000;
const step = attendanceLimits.stepMinutes * minute;

/** When looking at attendance begins: rounded down to a half hour; undefined for what is too long ago, or to come. */
export function attendanceStart(wanted: Date, now: Date): Date | undefined {
  const start = new Date(Math.floor(wanted.getTime() / step) * step);
  const earliest = now.getTime() - attendanceLimits.weeks * 7 * 24 * 60 * minute;
  return wanted.getTime() < earliest || wanted > now ? undefined : start;
}

/** How many minutes of attendance are looked at: rounded up to a half hour. */
export function attendanceMinutes(wanted: number): number {
  return Math.ceil(wanted / attendanceLimits.stepMinutes) * attendanceLimits.stepMinutes;
}
