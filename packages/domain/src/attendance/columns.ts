/**
 * The columns of an attendance that can be shown (ATT-007 to ATT-010), in the order in which they are offered. Ours is
 * `userId` (ATT-029).
 */
export const attendanceColumns = [
  'displayName',
  'email',
  'firstName',
  'lastName',
  'joinTime',
  'leaveTime',
  'minutes',
  'talkMinutes',
  'team',
  'yearLicensed',
  'region',
  'phone',
  'userId',
] as const;
export type AttendanceColumn = (typeof attendanceColumns)[number];

/** Columns that only configured accounts have (ATT-011). */
export const extraColumns: readonly AttendanceColumn[] = ['yearLicensed', 'region', 'phone'];

/** Columns that are shown unless a person chooses others (ATT-012). */
export const defaultColumns: readonly AttendanceColumn[] = [
  'displayName',
  'email',
  'firstName',
  'lastName',
  'joinTime',
  'leaveTime',
  'minutes',
  'talkMinutes',
];

/** The columns that an account offers. */
export function offeredColumns(hasExtraFields: boolean): AttendanceColumn[] {
  return attendanceColumns.filter((column) => hasExtraFields || !extraColumns.includes(column));
}

const numbers: readonly AttendanceColumn[] = ['minutes', 'talkMinutes', 'yearLicensed'];

type Cells = Partial<Record<AttendanceColumn, string | number | null>>;

/** Compares two rows by a column: numbers as numbers, times as times, texts by their alphabet; empty cells come last. */
export function compareBy(
  column: AttendanceColumn,
  direction: 'asc' | 'desc',
): (a: Cells, b: Cells) => number {
  const sign = direction === 'asc' ? 1 : -1;
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return (a, b) => {
    const [left, right] = [a[column] ?? '', b[column] ?? ''];
    if (left === '' || right === '') return left === right ? 0 : left === '' ? 1 : -1;
    if (numbers.includes(column)) return sign * (Number(left) - Number(right));
    return sign * collator.compare(String(left), String(right));
  };
}
