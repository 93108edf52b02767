import { attendancePage, withReports } from '../reports.ts';
import { onePage } from '../rows.ts';
import { failing, type PageState } from './page-state.ts';

const activity = '/admin/analytics/roomActivity';
const rooms = '/admin/analytics/roomAttendance';
const volumes = '/admin/analytics/privateVolumeAttendance';

/** The states of the room reports. */
export const reportStates: Record<string, PageState> = {
  'room activity': {
    address: activity,
    answers: () => withReports(),
    shows: 'Mia Sol',
    press: ['Export'],
    after: 'Export room activity?',
  },
  'no room activity': {
    address: activity,
    answers: () => withReports({ activity: { list: () => onePage([]) } }),
    shows: 'There are no events.',
  },
  'room activity that fails': {
    address: activity,
    answers: () => withReports({ activity: { list: failing } }),
    shows: 'Try again',
  },
  'room attendance without a room': {
    address: rooms,
    answers: () => withReports({ attendance: { rooms: failing } }),
    shows: 'Choose a room to see who attended.',
  },
  'room attendance': {
    address: `${rooms}?sfsRoom=hall_1`,
    answers: () => withReports(),
    shows: 'Mia Sol',
    press: ['Fields'],
    after: 'Team ID',
  },
  'series of room attendance': {
    address: `${rooms}?sfsRoom=hall_1&view=series&series.weekly=5T10%3A00%2F60&series.firstDay=2026-11-06&series.lastDay=2026-11-20&series.zone=UTC`,
    answers: () => withReports(),
    shows: 'Mia Sol',
  },
  'series without windows': {
    address: `${rooms}?view=series`,
    answers: () => withReports(),
    shows: 'Add weekly times or single windows',
  },
  'private volume attendance': {
    address: `${volumes}?all=true`,
    answers: () => withReports(),
    shows: 'Leave not reported',
    press: ['Export'],
    after: 'Export attendance?',
  },
  'no private volume attendance': {
    address: `${volumes}?all=true`,
    answers: () => withReports({ attendance: { ofVolume: () => attendancePage([]) } }),
    shows: 'No users found',
  },
};
