import type { ActivityRow } from '@campus/contracts/activity/activity';
import type { AttendanceRecord } from '@campus/contracts/attendance/records';
import { AppError } from '@campus/contracts/core/app-error';
import type { Answers } from './answering-link.ts';
import { anAccount, workingIn } from './people.ts';
import { onePage } from './rows.ts';

type ReadAttendance = NonNullable<NonNullable<Answers['attendance']>['ofRoom']>;
type ReadSeries = NonNullable<NonNullable<Answers['attendance']>['ofRoomSeries']>;
type AttendanceRow = Awaited<ReturnType<ReadAttendance>>['items'][number];

/** An event: a person entered the hall. */
export function anEvent(own: Partial<ActivityRow> = {}): ActivityRow {
  return {
    userId: 'user2',
    displayName: 'Mia Sol',
    event: 'JOINROOM',
    at: '2026-11-20T10:00:00.000Z',
    sfsRoom: 'hall_1',
    roomName: 'Great Hall',
    ...own,
  };
}

/** A person who was in the hall for half an hour. */
export function anAttendance(own: Partial<AttendanceRow> = {}): AttendanceRow {
  return {
    userId: 'user2',
    displayName: 'Mia Sol',
    email: 'mia@example.org',
    firstName: 'Mia',
    lastName: 'Sol',
    team: 'Support',
    joinTime: '2026-11-20T10:00:00.000Z',
    leaveTime: '2026-11-20T10:30:00.000Z',
    minutes: 30.5,
    talkMinutes: 2,
    leaveInferred: false,
    ...own,
  };
}

/** One page of an attendance report. */
export function attendancePage(rows: AttendanceRow[], hasExtraFields = false) {
  return { ...onePage(rows), hasExtraFields, completeUntil: '2026-11-20T11:00:00.000Z' };
}

/** A series of three windows: a person was late for the first, not in the second, and nothing is known of the third. */
export function aSeries(): Awaited<ReturnType<ReadSeries>> {
  const window = (day: string) => ({
    start: `2026-11-${day}T10:00:00.000Z`,
    end: `2026-11-${day}T11:00:00.000Z`,
  });
  const { userId, displayName, email, firstName, lastName, team } = anAttendance();
  const seen = { joinTime: '2026-11-06T10:10:00.000Z', leaveTime: '2026-11-06T11:00:00.000Z' };
  return {
    ...onePage([
      {
        ...{ userId, displayName, email, firstName, lastName, team },
        ...{ attended: 1, minutes: 50 },
        windows: [{ ...seen, minutes: 50, leaveInferred: false, late: true, early: false }, null, null],
      },
    ]),
    windows: [
      { ...window('06'), state: 'complete', people: 1 },
      { ...window('13'), state: 'complete', people: 0 },
      { ...window('20'), state: 'unknown', people: null },
    ],
    ...{ known: 2, later: 1, completeUntil: '2026-11-20T11:00:00.000Z' },
  };
}

/** An attendance record of the hall. */
export function aRecord(own: Partial<AttendanceRecord> = {}): AttendanceRecord {
  return {
    id: 'record1',
    name: '',
    sfsRoom: 'hall_1',
    from: '2026-11-20T10:00:00.000Z',
    to: '2026-11-20T11:00:00.000Z',
    people: 1,
    sha256: '5f'.repeat(32),
    takenBy: 'ana@example.org',
    takenAt: '2026-11-20T12:00:00.000Z',
    corrections: 0,
    ...own,
  };
}

/** The gateway's answers for a person who reads room reports: one room, and these rows. */
export function withReports({
  activity = {},
  attendance = {},
}: Pick<Answers, 'activity' | 'attendance'> = {}): Answers {
  const rooms = () => ({ items: [{ id: 'room1', name: 'Great Hall', sfsRoom: 'hall_1' }] });
  return {
    ...workingIn(),
    activity: { rooms, list: () => onePage([anEvent()]), ...activity },
    attendance: {
      rooms,
      ofRoom: () => attendancePage([anAttendance()]),
      ofVolume: () => attendancePage([anAttendance({ leaveInferred: true })]),
      ofRoomSeries: aSeries,
      ofVolumeSeries: aSeries,
      records: () => ({ items: [aRecord()] }),
      record: () => ({ record: aRecord(), completeUntil: null, items: [anAttendance()], corrections: [] }),
      ...attendance,
    },
  };
}

/** The gateway's answers for a person with two accounts whose role may not read the room reports. */
export function refusedReports(): Answers {
  const refused = () => {
    throw new AppError('forbidden', 'access.forbidden');
  };
  const answers = workingIn();
  const list = () => ({ items: [anAccount(), anAccount({ id: 'account2' })] });
  return {
    ...answers,
    accounts: { ...answers.accounts, list },
    activity: { list: refused, rooms: refused },
    attendance: { rooms: refused, ofVolume: refused },
  };
}
