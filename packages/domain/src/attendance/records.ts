import {
  type AttendanceQuery,
  durationSeconds,
  isComplete,
  refuseStart,
  type StartRefusal,
} from './attendance.ts';

/** A record's row for one person. It holds a key: the name is looked up when the record is read. */
export interface RecordedPerson {
  person: number;
  /** ISO 8601, UTC. */
  joinTime: string;
  leaveTime: string;
  minutes: number;
  talkMinutes: number;
  leaveInferred: boolean;
}

/** A difference found later: `before` is null for an added person, `after` for a removed one. */
export interface Correction {
  person: number;
  before: RecordedPerson | null;
  after: RecordedPerson | null;
}

export type RecordRefusal = 'activity.nothingToExport' | 'attendance.record.early' | StartRefusal;

/** Returns why no record can be taken, or undefined: a record is about a time that is over. */
export function refuseRecord(asked: AttendanceQuery, now: Date): RecordRefusal | undefined {
  if (!isComplete(asked)) return 'activity.nothingToExport';
  const start = new Date(asked.start);
  const isOver = start.getTime() + durationSeconds(asked.hours) * 1000 <= now.getTime();
  return refuseStart(start, now) ?? (isOver ? undefined : 'attendance.record.early');
}

/** The rows of a record, with rows and fields in a fixed order, so that equal records have equal bytes. */
export function canonicalRows(rows: readonly RecordedPerson[]): RecordedPerson[] {
  return rows
    .map(({ person, joinTime, leaveTime, minutes, talkMinutes, leaveInferred }) => ({
      ...{ person, joinTime, leaveTime, minutes, talkMinutes, leaveInferred },
    }))
    .toSorted((a, b) => a.person - b.person);
}

/** The differences of `now`, by the keys of people. */
export function correctionsOf(
  recorded: readonly RecordedPerson[],
  now: readonly RecordedPerson[],
): Correction[] {
  const [before, after] = [byPerson(recorded), byPerson(now)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted((a, b) => a - b)
    .map((person) => ({ person, before: before.get(person) ?? null, after: after.get(person) ?? null }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}

/** Whether minutes can be entered for a person: 0 or more, with at most one decimal. */
export function isMinutes(minutes: number): boolean {
  return minutes >= 0 && Math.abs(minutes * 10 - Math.round(minutes * 10)) < 1e-6;
}

export type EntryRefusal = 'attendance.entry.missing' | 'attendance.entry.same' | 'attendance.entry.minutes';

/**
 * The correction of one entry by hand: 0 minutes say that the person was not there. Nobody attended longer than the
 * window, or talked longer than they attended. Returns why the entry cannot be corrected instead.
 */
export function correctEntry(
  entry: RecordedPerson | undefined,
  minutes: number,
  { from, to }: { from: string; to: string },
): Correction | EntryRefusal {
  if (!entry) return 'attendance.entry.missing';
  if (minutes > (Date.parse(to) - Date.parse(from)) / 60_000) return 'attendance.entry.minutes';
  if (minutes === entry.minutes) return 'attendance.entry.same';
  const after = { ...entry, minutes, talkMinutes: Math.min(entry.talkMinutes, minutes) };
  return { person: entry.person, before: entry, after: minutes === 0 ? null : after };
}

/** The rows after all corrections. The record itself does not change. */
export function withCorrections(
  recorded: readonly RecordedPerson[],
  corrections: readonly Correction[],
): RecordedPerson[] {
  const rows = byPerson(recorded);
  for (const { person, after } of corrections) {
    if (after) rows.set(person, after);
    else rows.delete(person);
  }
  return canonicalRows([...rows.values()]);
}

function byPerson(rows: readonly RecordedPerson[]): Map<number, RecordedPerson> {
  return new Map(canonicalRows(rows).map((row) => [row.person, row]));
}
