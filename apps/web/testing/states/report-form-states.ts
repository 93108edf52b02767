import { keptNotes, withAnalytics } from '../analytics.ts';
import { withReports as withKeptReports } from '../analytics-reports.ts';
import { choose } from '../choose.ts';
import { aKeptReport, aReportRecord } from '../report-records.ts';
import { withReports } from '../reports.ts';
import { type FormState, press } from './form-states.ts';

const address = '/admin/analytics/roomAttendance?view=records&record=record1';

/** The forms of reports. */
export const reportFormStates: Record<string, FormState> = {
  'the name of an attendance record': {
    file: 'features/records/record-name-dialog.tsx',
    address,
    answers: () => withReports({ attendance: { nameRecord: () => ({}) } }),
    open: press('Name…'),
    form: 'Name this record',
    field: 'Name',
    typed: 'Finals',
    save: 'Save name',
    operation: 'attendance.nameRecord',
  },
  'the name of a kept report': {
    file: 'features/records/record-name-dialog.tsx',
    address: '/admin/analytics/reports?record=record1',
    answers: () =>
      withKeptReports({
        reportRecord: () => ({ record: aReportRecord(), report: aKeptReport(), corrections: [] }),
        nameReportRecord: () => ({}),
      }),
    open: press('Name…'),
    form: 'Name this record',
    field: 'Name',
    typed: 'Finals',
    save: 'Save name',
    operation: 'analytics.nameReportRecord',
  },
  'a note on a day': {
    file: 'areas/analytics/notes/note-dialog.tsx',
    address: '/admin/analytics/dashboard',
    answers: () => withAnalytics(keptNotes()),
    open: async (user) => {
      await press('Notes on days')(user);
      await press('Write a note')(user);
    },
    form: 'Write a note',
    field: 'Note',
    typed: 'Open day',
    save: 'Save',
    operation: 'analytics.addDayNote',
  },
  'the corrected entry of an attendance record': {
    file: 'areas/attendance/entry-dialog.tsx',
    address,
    answers: () => withReports({ attendance: { correctEntry: () => ({}) } }),
    open: async (user) => {
      await press('Actions for Mia Sol')(user);
      await choose(user, 'Correct…');
    },
    form: 'Correct the entry of Mia Sol',
    field: 'Reason',
    typed: 'Connection lost',
    save: 'Add correction',
    operation: 'attendance.correctEntry',
  },
};
