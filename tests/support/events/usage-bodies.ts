import { figureFields } from '@campus/contracts/analytics/usage-functions';
import { usDate } from '@campus/domain/analytics/period';
import { daysLater } from '@campus/domain/core/days';

const today = new Date().toISOString().slice(0, 10);
const day = daysLater(today, -4);

/** A time on the day that these queries cover, in UTC. */
export const at = (clock: string) => new Date(`${day}T${clock}Z`);

const days = { startDateStr: usDate(daysLater(today, -10)), endDateStr: usDate(today) };
const report = { from: daysLater(today, -10), to: today };
const ofRoom = { ...days, room: 'hall_1' };
const window = { earliestTime: at('00:00:00').toISOString(), latestTime: at('23:00:00').toISOString() };
const raised = { permissions: [{ device: 'desktop', values: { kick: 16 } }] };
const stay = { startTime: at('09:00:00').toISOString(), duration: 7_200 };

const series = {
  windows: [{ startTime: at('09:00:00').toISOString(), endTime: at('11:00:00').toISOString() }],
};

/** The input of each usage-search function, besides account and server. */
export const usageBodies: Readonly<Record<string, object>> = {
  getLoginsByDay: days,
  getUniqueLoginsByDay: days,
  getUniqueLoginsByMonth: days,
  getNewUsersByMonth: days,
  getMedianSessionDurationByDay: days,
  getMaxConcurrentUsersByDay: days,
  getRoomConcurrentUsersByDay: ofRoom,
  getRoomUniqueUsersByDay: ofRoom,
  getRoomsByDay: ofRoom,
  getUsersBehind: { graph: 'logins', dateStr: usDate(day), room: 'hall_1' },
  getCompleteUntil: {},
  getPresence: {},
  getRoomUse: {},
  getReport: report,
  getReportGroups: report,
  getReportHours: report,
  getReportReturning: report,
  getUsedRooms: report,
  getUsersAtPeak: { at: at('09:30:00').toISOString() },
  getRoomActivities: window,
  getRoomActivitiesCount: window,
  getRoomActivityUsers: window,
  getAccountAttendance: { ...stay, SFSRoom: 'hall_1' },
  getAccountPVAttendance: stay,
  getAttendanceSeries: { ...series, SFSRoom: 'hall_1' },
  getPVAttendanceSeries: series,
  replayEntries: raised,
  getPeopleOfReplay: { ...raised, lost: { kind: 'action', device: 'desktop', optionId: 'kick' } },
};

/** The graphs with a list of people. */
export const graphsOfPeople = Object.keys(figureFields);
