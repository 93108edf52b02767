import {
  changeAnalyticsView,
  deleteAnalyticsView,
  getAnalyticsViews,
  mailAnalyticsView,
  saveAnalyticsView,
  setAnalyticsViewMail,
} from '@campus/contracts/analytics/saved-view-functions';
import { implement } from '../../call/implement.ts';
import { changeView, deleteView, readViews, saveView } from './saved-views.ts';
import { mailNow, setTimes } from './view-mails.ts';

/** The views of the dashboard that people save. */
export const savedViewFunctions = [
  implement(getAnalyticsViews, async ({ sql, input: { accountId }, actor: { userId } }) => ({
    items: await readViews(sql, { accountId, userId }),
  })),

  implement(saveAnalyticsView, async (call) => ({ view: await saveView(call) })),

  implement(changeAnalyticsView, async (call) => ({ view: await changeView(call) })),

  implement(deleteAnalyticsView, async (call) => {
    await deleteView(call);
    return {};
  }),

  implement(setAnalyticsViewMail, async (call) => ({ view: await setTimes(call) })),

  implement(mailAnalyticsView, async (call) => {
    await mailNow(call);
    return {};
  }),
];
