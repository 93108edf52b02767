import type { AttendanceWindow } from './merge-visits.ts';
import { marksOf, type WindowState } from './series.ts';

/** A window with what is known of it. */
export interface KnownWindow extends AttendanceWindow {
  state: WindowState;
}

/** A person in the windows of a series, as the usage-search service has them. */
interface Searched {
  Duration_Attended_Minutes: number;
  Windows: readonly {
    Window: number;
    Join_Time: string;
    Leave_Time: string;
    Duration_Attended_Minutes: number;
    Leave_Inferred: boolean;
  }[];
}

/** The windows of a person, in the order of the series; null where the person was not seen. */
export function joinSeries(row: Searched, windows: readonly KnownWindow[]) {
  const seen = new Map(row.Windows.map((own) => [own.Window, own]));
  return {
    attended: seen.size,
    minutes: row.Duration_Attended_Minutes,
    windows: windows.map((window, index) => {
      const own = seen.get(index);
      if (!own) return null;
      const { Join_Time: joinTime, Leave_Time: leaveTime } = own;
      const times = { joined: Date.parse(joinTime), left: Date.parse(leaveTime) };
      return {
        ...{ joinTime, leaveTime, minutes: own.Duration_Attended_Minutes, leaveInferred: own.Leave_Inferred },
        ...marksOf(times, window, window.state),
      };
    }),
  };
}

/** The windows with the number of people in each; null where nothing is known. */
export function countPeople(rows: readonly Searched[], windows: readonly KnownWindow[]) {
  const counts = new Map<number, number>();
  for (const { Windows } of rows)
    for (const { Window } of Windows) counts.set(Window, (counts.get(Window) ?? 0) + 1);
  return windows.map(({ start, end, state }, index) => ({
    ...{ start: new Date(start).toISOString(), end: new Date(end).toISOString(), state },
    people: state === 'unknown' ? null : (counts.get(index) ?? 0),
  }));
}

interface Sortable {
  displayName: string;
  attended: number;
  minutes: number;
  userId: string;
}

/** Compares two people of a series by a column. Ties are sorted by person. */
export function compareSeries(
  column: 'displayName' | 'attended' | 'minutes',
  direction: 'asc' | 'desc',
): (a: Sortable, b: Sortable) => number {
  const sign = direction === 'asc' ? 1 : -1;
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const byId = (a: Sortable, b: Sortable) => (a.userId < b.userId ? -1 : 1);
  return (a, b) => {
    const order =
      column === 'displayName'
        ? Number(a.displayName === '') - Number(b.displayName === '') ||
          sign * collator.compare(a.displayName, b.displayName)
        : sign * (a[column] - b[column]);
    return order || byId(a, b);
  };
}
