import * as wire from '@campus/contracts/analytics/saved-view-functions';
import { implement } from '../../call/implement.ts';
import { changeView, deleteView, readViews, saveView } from './saved-views.ts';
import { mailNow, setTimes } from './view-mails.ts';

/** The functions for saved dashboard views. */
export const savedViewFunctions = [
  implement(wire.getAnalyticsViews, async ({ sql, input: { accountId }, actor: { userId } }) => ({
    items: await readViews(sql, { accountId, userId }),
  })),

  implement(wire.saveAnalyticsView, async (call) => ({ view: await saveView(call) })),

  implement(wire.changeAnalyticsView, async (call) => ({ view: await changeView(call) })),

  implement(wire.deleteAnalyticsView, deleteView),

  implement(wire.setAnalyticsViewMail, async (call) => ({ view: await setTimes(call) })),

  implement(wire.mailAnalyticsView, mailNow),
];
