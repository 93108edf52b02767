import type { AppRouter } from '@campus/api/router';
import { lastDays } from '@campus/domain/analytics/period';
import { erasedId } from '@campus/domain/analytics/strangers';
import { makeDayNote } from '@campus/tests/areas/day-notes';
import { makeSavedView } from '@campus/tests/areas/saved-views';
import { makeRecord, recordedStays } from '@campus/tests/events/attendance-records';
import { deleteEventKeys, makeStoredEventKey } from '@campus/tests/events/event-keys';
import { makeReportRecord } from '@campus/tests/events/report-records';
import { type Person, type TestAccount, unique } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

type Inputs = Pick<inferRouterInputs<AppRouter>, 'analytics' | 'activity' | 'attendance'>;

const hour = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

const onlyAccount = ({ accountId }: TestAccount) => ({ accountId });
const lastWeek = ({ accountId }: TestAccount) => ({
  accountId,
  ...lastDays(7, 'Europe/Berlin', new Date()),
  timeZone: 'Europe/Berlin',
});
const window = ({ accountId }: TestAccount) => ({ accountId, from: hoursAgo(24), to: hoursAgo(1) });
const attendance = ({ accountId }: TestAccount) => ({
  accountId,
  sfsRoom: 'lobby_0',
  start: hoursAgo(2),
  hours: 1,
});

const series = ({ accountId }: TestAccount) => ({
  accountId,
  sfsRoom: 'lobby_0',
  added: [`${hoursAgo(2)}/${hoursAgo(1)}`],
});

const record = async ({ accountId }: TestAccount) => ({
  accountId,
  page: 'roomAttendance' as const,
  recordId: await makeRecord(accountId, 'roomAttendance'),
});

const reportRecord = async ({ accountId }: TestAccount) => ({
  accountId,
  recordId: await makeReportRecord(accountId),
});

/** A saved view of the caller or, if the caller may not save one, of the account's admin. */
const savedView = async ({ accountId, people }: TestAccount, caller: Person | undefined) => {
  const owner = caller ?? people.admin;
  return { accountId, viewId: await makeSavedView(accountId, owner.userId) };
};

const dayNote = async ({ accountId }: TestAccount) => ({
  accountId,
  noteId: await makeDayNote(accountId, '2026-11-18'),
});

/** Examples for operations on usage data. */
export const usageExamples: Examples<Inputs> = {
  'analytics.graph': (account) => ({ ...lastWeek(account), graph: 'logins' }),
  'analytics.months': onlyAccount,
  'analytics.rooms': onlyAccount,
  'analytics.marks': lastWeek,
  'analytics.servers': onlyAccount,
  'analytics.eventKeys': onlyAccount,
  'analytics.makeEventKey': async ({ accountId }) => {
    await deleteEventKeys(accountId);
    return { accountId };
  },
  'analytics.revokeEventKey': async ({ accountId }) => ({
    accountId,
    keyId: await makeStoredEventKey(accountId),
  }),
  'analytics.people': ({ accountId }) => ({
    accountId,
    graph: 'logins',
    date: lastDays(2, 'UTC', new Date()).from,
  }),
  'analytics.report': lastWeek,
  'analytics.reportGroups': lastWeek,
  'analytics.reportHours': lastWeek,
  'analytics.reportReturning': lastWeek,
  'analytics.reportRooms': lastWeek,
  'analytics.peopleOfPeak': ({ accountId }) => ({ accountId, at: hoursAgo(2) }),
  'analytics.live': onlyAccount,
  'analytics.export': (account) => ({ ...lastWeek(account), searchType: 'loginsAll' }),
  'analytics.dayNotes': onlyAccount,
  'analytics.addDayNote': ({ accountId }) => ({ accountId, day: '2026-11-18', text: 'Open day' }),
  'analytics.changeDayNote': async (account) => ({ ...(await dayNote(account)), text: 'Open days' }),
  'analytics.removeDayNote': dayNote,
  'analytics.views': onlyAccount,
  'analytics.saveView': ({ accountId }) => ({
    accountId,
    name: `View ${unique()}`,
    state: 'logins.view=table',
  }),
  'analytics.changeView': async (account, caller) => ({
    ...(await savedView(account, caller)),
    name: `View ${unique()}`,
  }),
  'analytics.deleteView': savedView,
  'analytics.setViewMail': async (account, caller) => ({
    ...(await savedView(account, caller)),
    every: 'weekly',
    timeZone: 'Europe/Berlin',
  }),
  'analytics.mailView': savedView,
  'analytics.keepReport': (account) => ({ ...lastWeek(account), to: lastWeek(account).from }),
  'analytics.reportRecords': onlyAccount,
  'analytics.reportRecord': reportRecord,
  'analytics.reportRecordText': reportRecord,
  'analytics.nameReportRecord': async (account) => ({ ...(await reportRecord(account)), name: 'Term' }),
  'analytics.correctReportRecord': reportRecord,
  'activity.list': window,
  'activity.rooms': onlyAccount,
  'activity.export': window,
  'attendance.ofRoom': attendance,
  'attendance.ofVolume': attendance,
  'attendance.ofRoomSeries': series,
  'attendance.ofVolumeSeries': series,
  'attendance.exportRoomSeries': series,
  'attendance.exportVolumeSeries': series,
  'attendance.rooms': onlyAccount,
  'attendance.exportRoom': attendance,
  'attendance.exportVolume': attendance,
  'attendance.takeRecord': (account) => ({ ...attendance(account), page: 'roomAttendance' }),
  'attendance.records': ({ accountId }) => ({ accountId, page: 'roomAttendance' }),
  'attendance.record': record,
  'attendance.recordText': record,
  'attendance.nameRecord': async (account) => ({ ...(await record(account)), name: 'Exam' }),
  'attendance.correctEntry': async ({ accountId }) => ({
    ...{ accountId, page: 'roomAttendance' },
    recordId: await makeRecord(accountId, 'roomAttendance', recordedStays([[hoursAgo(3), hoursAgo(2)]])),
    personId: erasedId(Number.MAX_SAFE_INTEGER - 1),
    ...{ minutes: 1, reason: 'Connection lost' },
  }),
  'attendance.correctRecord': record,
  'attendance.exportRecord': record,
};
