import { withAnalytics } from '../analytics.ts';
import { failing, type PageState } from './page-state.ts';

const address = '/admin/analytics/dashboard';

/** The dashboard of analytics. */
export const analyticsStates: Record<string, PageState> = {
  'the dashboard of analytics': {
    address,
    answers: () => withAnalytics(),
    shows: 'Complete until',
    press: ['Export: '],
    after: 'are emailed to',
  },
  'figures as a table, and the people behind one': {
    address: `${address}?logins.view=table&logins.compare=true&months.view=table`,
    answers: () => withAnalytics(),
    shows: 'Nothing was received',
    press: ['Show the people of'],
    after: 'Unknown or erased person',
  },
  'an account without events and rooms': {
    address,
    answers: () =>
      withAnalytics({
        graph: () => ({ points: [], timeZone: 'UTC', completeUntil: null }),
        months: () => ({ points: [], completeUntil: null }),
        rooms: () => ({ items: [] }),
      }),
    shows: 'List of rooms is not available.',
  },
  'analytics that fails': {
    address,
    answers: () => withAnalytics({ graph: failing, months: failing, rooms: failing }),
    shows: 'Failed to get rooms.',
  },
};
