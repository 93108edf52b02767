import { type ExportFunction, exportFunctionOf, searchTypes } from '@campus/domain/analytics/graphs';
import * as z from 'zod';
import { bind, bindAs } from '../core/binding.ts';
import { accountId, id } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { tableFormat } from '../core/table-format.ts';
import { timeZone } from '../core/time-zone.ts';
import { type WireCall, wireCall } from '../core/wire-call.ts';
import { wireTask } from '../tasks/functions.ts';
import { listGraphRooms } from './analytics.ts';
import { type reportRooms, sfsRoom } from './fields.ts';
import { listMarks } from './marks.ts';

/** The pages of the reports, by which their rooms and people are read. */
export const reportPage = z.enum([
  'members',
  'analyticsDashboard',
  'roomActivity',
  'roomAttendance',
  'privateVolumeAttendance',
]);

const wireRooms = z.object({
  results: z.array(z.object({ objectId: id, name: z.string(), SFSRoom: sfsRoom })),
});

/** The rooms that a report can be about, by name. Rooms of the same level and instance have one SFSRoom. */
export const getReportRooms = wireCall(
  'getReportRooms',
  z.strictObject({ accountId, page: reportPage }),
  wireRooms,
);

/** The rooms of an answer in the contract's form. */
export function roomsOf({ results }: z.output<typeof wireRooms>): { items: z.input<typeof reportRooms> } {
  return { items: results.map(({ objectId, name, SFSRoom }) => ({ id: objectId, name, sfsRoom: SFSRoom })) };
}

export const getGraphRooms = bindAs(listGraphRooms, getReportRooms, {
  params: ({ accountId }) => ({ accountId, page: 'analyticsDashboard' as const }),
  result: roomsOf,
});

/** The changes of an account to mark on the charts. Ours. */
export const getChartMarks = bind(listMarks, { name: 'getChartMarks', answer: 'items' });

/** The most people that one call of `getReportUsers` returns. */
export const maxReportUsers = 1000;

const reportUser = z.object({
  userId: z.string(),
  displayname: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  teamId: z.string(),
  yearLicensed: z.string().optional(),
  region: z.string().optional(),
  phone: z.string().optional(),
});
export type ReportUser = z.output<typeof reportUser>;

/** The pages that show who people are. */
const peoplePage = reportPage.exclude(['analyticsDashboard']);
export type PeoplePage = z.output<typeof peoplePage>;

/**
 * The data about people that a page shows; other fields are empty. People outside the account are left out. Only
 * configured accounts have `yearLicensed`, `region`, and `phone` (ATT-011).
 */
export const getReportUsers = wireCall(
  'getReportUsers',
  z.strictObject({ accountId, page: peoplePage, userIds: z.array(z.string().max(64)).max(maxReportUsers) }),
  z.object({ users: z.array(reportUser), hasExtraFields: z.boolean() }),
);

const usDate = z.string().regex(/^\d\d\/\d\d\/\d{4}$/, { error: sentence('request.invalid') });

function exporting(name: ExportFunction) {
  const own = searchTypes.filter((search) => exportFunctionOf(search) === name);
  return wireCall(
    name,
    z.strictObject({
      accountId,
      startDateStr: usDate,
      endDateStr: usDate,
      /** Rounded to an even number of hours; `timeZone` decides. */
      timezoneOffset: z.int().min(-24).max(24),
      timeZone,
      searchType: z.enum(own, { error: sentence('analytics.searchType.unknown') }),
      room: sfsRoom.default(''),
      hideEmployees: z.boolean().default(true),
      /** Ours. */
      format: tableFormat,
    }),
    wireTask,
  );
}

/** The functions that mail the figures of a graph, each for its own searches. */
export const graphExports = {
  exportLoginStatsReport: exporting('exportLoginStatsReport'),
  exportMonthlyLoginStatsReport: exporting('exportMonthlyLoginStatsReport'),
  exportRoomStatsReport: exporting('exportRoomStatsReport'),
} as const satisfies Record<ExportFunction, WireCall>;
