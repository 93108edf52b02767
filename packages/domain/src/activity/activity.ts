/** The room events that a world's servers report. */
export const activityEvents = ['JOINROOM', 'LEAVEROOM'] as const;
export type ActivityEvent = (typeof activityEvents)[number];

/** The choices of the type filter. */
export const activityTypes = ['ALL', ...activityEvents] as const;
export type ActivityType = (typeof activityTypes)[number];

/** The events that a choice of the type filter asks for (ACT-003). */
export function eventsOfType(type: ActivityType): readonly ActivityEvent[] {
  return type === 'ALL' ? activityEvents : [type];
}

/** The columns by which the report can be sorted. */
export const activitySorts = ['time', 'type', 'displayName'] as const;
export type ActivitySort = (typeof activitySorts)[number];

/** Directions as the wire writes them: 1 ascending, -1 descending (ACT-022). */
export const sortDirections = { asc: 1, desc: -1 } as const;

const windowMs = 14 * 24 * 60 * 60 * 1000;

/** The window that the report shows at first: the two weeks up to now (ACT-020). */
export function defaultWindow(now: Date): { from: Date; to: Date } {
  return { from: new Date(now.getTime() - windowMs), to: now };
}

export type WindowRefusal = 'activity.window.order' | 'activity.window.future';

/** Returns why a window is refused, or undefined (ACT-011, ACT-012). */
export function refuseWindow({ from, to }: { from: Date; to: Date }, now: Date): WindowRefusal | undefined {
  if (from >= to) return 'activity.window.order';
  return to > now ? 'activity.window.future' : undefined;
}
