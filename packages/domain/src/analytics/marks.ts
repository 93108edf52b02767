import { dayAt } from '../core/days.ts';

/** Changes of an account that its charts are marked with. */
export const markKinds = [
  'roomsCreated',
  'roomsOpened',
  'worldDisabled',
  'worldEnabled',
  'themeApplied',
  'customized',
  'membersImported',
  'membersRemoved',
  'peopleInvited',
] as const;
export type MarkKind = (typeof markKinds)[number];

/** Fewer invitations on a day are normal and get no mark. */
export const invitationWave = 10;

/** A change that the audit log has. */
export interface AuditedChange {
  kind: MarkKind;
  at: Date;
  /** When the first of its entries was made: an import is planned before it ends. */
  first: Date;
  /** The number of affected objects; 0 if unknown. */
  count: number;
  /** The name of its object, if it concerns one object. */
  name: string;
  operation: string;
  target: string;
}

export interface Mark extends AuditedChange {
  /** Calendar day (YYYY-MM-DD) in the zone. */
  day: string;
}

/**
 * One mark for each kind of change and day of the zone, ordered by time. Values that the changes of a mark do not share
 * are empty. A few invitations get no mark.
 */
export function marksOf(changes: readonly AuditedChange[], timeZone: string): Mark[] {
  const ordered = [...changes].sort((one, other) => one.at.getTime() - other.at.getTime());
  const marks = new Map<string, Mark>();
  for (const change of ordered) {
    const day = dayAt(change.at, timeZone);
    const key = `${day} ${change.kind}`;
    const mark = marks.get(key);
    marks.set(key, mark ? merged(mark, change) : { ...change, day });
  }
  return [...marks.values()].filter(({ kind, count }) => kind !== 'peopleInvited' || count >= invitationWave);
}

function merged(mark: Mark, change: AuditedChange): Mark {
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
