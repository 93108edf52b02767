import { keptNotes, withAnalytics } from '../analytics.ts';
import { withReports as withKeptReports } from '../analytics-reports.ts';
import { choose } from '../choose.ts';
import { anImportRow, importing } from '../imports.ts';
import { aKeptReport, aReportRecord } from '../report-records.ts';
import { withReports } from '../reports.ts';
import { onePage } from '../rows.ts';
import { type FormState, press } from './form-states.ts';

const wrong = anImportRow({
  label: 'nobody',
  action: 'error',
  changes: [],
  reason: 'The email of this row is not an email address.',
  cells: [
    { field: 'email', value: 'nobody' },
    { field: 'title', value: 'Dean' },
  ],
});
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
  'the corrected row of an import': {
    file: 'areas/imports/plan/correct-dialog.tsx',
    address: '/admin/import?tab=update&import=import1',
    answers: () =>
      importing({
        rows: () => onePage([wrong]),
        correctRow: () => ({ row: anImportRow({ ...wrong, action: 'create', cells: [] }) }),
      }),
    open: async (user) => {
      await press('Actions for nobody')(user);
      await choose(user, 'Correct…');
    },
    form: 'Correct line 2',
    field: 'Title',
    typed: 'Dean of Imports',
    save: 'Check again',
    operation: 'imports.correctRow',
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
