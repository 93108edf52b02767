import { exportGraph, listPeopleBehind, readGraph, readMonths } from '@campus/contracts/analytics/analytics';
import * as wire from '@campus/contracts/analytics/functions';
import { readLive } from '@campus/contracts/analytics/live';
import * as savedViews from '@campus/contracts/analytics/saved-view-functions';
import { mayOpen } from '@campus/domain/access/page-decision';
import { zoneOfGraph } from '@campus/domain/analytics/graphs';
import { forward, procedure, router } from '../core/trpc.ts';

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
  people: procedure(listPeopleBehind, ({ input, platform, actor: { accountAccess } }) =>
    platform.analytics.people(input, mayOpen('members', accountAccess)),
  ),
  live: procedure(readLive, ({ input, platform, actor: { accountAccess } }) =>
    platform.live.read(input, mayOpen('members', accountAccess)),
  ),
  export: procedure(exportGraph, ({ input, platform }) => platform.analytics.export(input)),
  views: forward(savedViews.getAnalyticsViews),
  saveView: forward(savedViews.saveAnalyticsView),
  changeView: forward(savedViews.changeAnalyticsView),
  deleteView: forward(savedViews.deleteAnalyticsView),
  setViewMail: forward(savedViews.setAnalyticsViewMail),
  mailView: forward(savedViews.mailAnalyticsView),
});
