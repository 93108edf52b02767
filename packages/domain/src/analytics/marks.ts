import { dayAt } from '../core/days.ts';
import type { AuditedChange } from './audited-change.ts';
import { withoutTakenBack } from './taken-back.ts';

/** Fewer invitations on a day are normal and get no mark. */
export const invitationWave = 10;

export interface Mark extends Omit<AuditedChange, 'rooms' | 'subject' | 'before' | 'after'> {
  /** Calendar day (YYYY-MM-DD) in the zone. */
  day: string;
}

/**
 * One mark for each kind of change and day of the zone, ordered by time. Values that the changes of a mark do not share
 * are empty. A few invitations get no mark, nor does what was taken back on the same day.
 */
export function marksOf(changes: readonly AuditedChange[], timeZone: string): Mark[] {
  const ordered = [...changes].sort((one, other) => one.at.getTime() - other.at.getTime());
  const days = Map.groupBy(ordered, ({ at }) => dayAt(at, timeZone));
  const marks = new Map<string, Mark>();
  for (const [day, changed] of days)
    for (const {
      rooms: _rooms,
      subject: _subject,
      before: _before,
      after: _after,
      ...change
    } of withoutTakenBack(changed)) {
      const key = `${day} ${change.kind}`;
      const mark = marks.get(key);
      marks.set(key, mark ? merged(mark, change) : { ...change, day });
    }
  return [...marks.values()].filter(({ kind, count }) => kind !== 'peopleInvited' || count >= invitationWave);
}

function merged(mark: Mark, change: Omit<Mark, 'day'>): Mark {
  const common = (field: 'name' | 'operation' | 'target') =>
    mark[field] === change[field] ? mark[field] : '';
  return {
    ...mark,
    at: change.at,
    first: new Date(Math.min(mark.first.getTime(), change.first.getTime())),
    count: mark.count + change.count,
    name: common('name'),
    operation: common('operation'),
    target: common('target'),
  };
}
