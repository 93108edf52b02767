import { exportGraph, listPeopleBehind, readGraph, readMonths } from '@campus/contracts/analytics/analytics';
import * as dayNotes from '@campus/contracts/analytics/day-notes';
import * as eventKeys from '@campus/contracts/analytics/event-keys';
import { getEventServers } from '@campus/contracts/analytics/event-servers';
import * as wire from '@campus/contracts/analytics/functions';
import { readLive } from '@campus/contracts/analytics/live';
import * as reportRecords from '@campus/contracts/analytics/report-record-functions';
import { getReportRecordFile } from '@campus/contracts/analytics/report-records';
import * as reports from '@campus/contracts/analytics/reports';
import * as savedViews from '@campus/contracts/analytics/saved-view-functions';
import { type Actor, refuseAccess } from '@campus/domain/access/access';
import { zoneOfGraph } from '@campus/domain/analytics/graphs';
import { mayNamePeople } from '@campus/domain/credentials/api-scopes';
import { forward, procedure, router } from '../core/trpc.ts';
import { reportFile } from './analytics/report-files.ts';

/** Whether a caller may see who people are: with access to the page of members, and as a script with its scope. */
function maySeePeople(actor: Actor): boolean {
  return mayNamePeople(actor.grant) && refuseAccess({ page: 'members' }, actor) === undefined;
}

export const analyticsRouter = router({
  // Read this first, so that the figures certainly include everything before this moment.
  graph: procedure(readGraph, async ({ input, platform: { analytics } }) => {
    const completeUntil = await analytics.completeUntil(input.accountId);
    const timeZone = zoneOfGraph(input.graph, input.timeZone);
    return { points: await analytics.graph(input), timeZone, completeUntil };
  }),
  months: procedure(readMonths, async ({ input, platform: { analytics } }) => {
    const completeUntil = await analytics.completeUntil(input.accountId);
    return { points: await analytics.months(input), completeUntil };
  }),
  rooms: forward(wire.getGraphRooms),
  marks: forward(wire.getChartMarks),
  servers: forward(getEventServers),
  eventKeys: forward(eventKeys.getEventKeys),
  makeEventKey: forward(eventKeys.createEventKey),
  revokeEventKey: forward(eventKeys.deleteEventKey),
  people: procedure(listPeopleBehind, ({ input, platform, actor }) =>
    platform.analytics.people(input, maySeePeople(actor)),
  ),
  report: procedure(reports.readReport, ({ input, platform }) => platform.reports.figures(input)),
  reportGroups: procedure(reports.readReportGroups, ({ input, platform }) => platform.reports.groups(input)),
  reportHours: procedure(reports.readReportHours, ({ input, platform }) => platform.reports.hours(input)),
  reportReturning: procedure(reports.readReportReturning, ({ input, platform }) =>
    platform.reports.returning(input),
  ),
  reportRooms: procedure(reports.readReportRooms, ({ input, platform }) => platform.reports.rooms(input)),
  peopleOfPeak: procedure(reports.listPeopleOfPeak, ({ input, platform, actor }) =>
    platform.reports.peopleOfPeak(input, maySeePeople(actor)),
  ),
  live: procedure(readLive, ({ input, platform, actor }) => platform.live.read(input, maySeePeople(actor))),
  export: procedure(exportGraph, ({ input, platform }) => platform.analytics.export(input)),
  dayNotes: forward(dayNotes.getDayNotes),
  addDayNote: forward(dayNotes.createDayNote),
  changeDayNote: forward(dayNotes.updateDayNote),
  removeDayNote: forward(dayNotes.deleteDayNote),
  views: forward(savedViews.getAnalyticsViews),
  saveView: forward(savedViews.saveAnalyticsView),
  changeView: forward(savedViews.changeAnalyticsView),
  deleteView: forward(savedViews.deleteAnalyticsView),
  setViewMail: forward(savedViews.setAnalyticsViewMail),
  mailView: forward(savedViews.mailAnalyticsView),
  keepReport: forward(reportRecords.keepReportRecord),
  reportRecords: forward(reportRecords.getReportRecords),
  reportRecord: forward(reportRecords.getReportRecord),
  reportRecordText: forward(reportRecords.getReportRecordText),
  nameReportRecord: forward(reportRecords.nameReportRecord),
  correctReportRecord: forward(reportRecords.correctReportRecord),
});

/** The operations of analytics that send a file. */
export const analyticsFileRouter = router({
  reportRecordFile: procedure(getReportRecordFile, ({ input, platform }) => reportFile(platform, input)),
});
