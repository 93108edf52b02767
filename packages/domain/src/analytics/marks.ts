import { dayAt } from '../core/days.ts';
import { withoutTakenBack } from './taken-back.ts';

/** Changes of an account that its charts are marked with. */
export const markKinds = [
  'roomsCreated',
  'roomsDeleted',
  'roomsRestored',
  'roomsOpened',
  'roomsHidden',
  'worldDisabled',
  'worldEnabled',
  'invitesOnly',
  'invitesOnlyEnded',
  'themeApplied',
  'themeRemoved',
  'customized',
  'customizedBack',
  'permissionsChanged',
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
  /** The rooms that were made, restored, or deleted; ids are '' where the audit log has none. */
  rooms: readonly { id: string; name: string }[];
  /** What was changed; '' for changes that never cancel each other. Several kinds can have the same subject. */
  subject: string;
  /** The values of the subject before and after, by name. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

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
