import { withAnalytics } from '../analytics.ts';
import { aLivePerson, someLive } from '../live.ts';
import { failing, type PageState } from './page-state.ts';

const address = '/admin/analytics/dashboard';

/** The states of the analytics dashboard. */
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
  'who is where now': {
    address: '/admin/analytics/live',
    answers: () => withAnalytics({ live: () => someLive({ items: [aLivePerson()] }) }),
    shows: 'Mia Sol',
    press: ['Pause updates'],
    after: 'Paused: as of',
  },
  'who is where, without names, of a silent server': {
    address: '/admin/analytics/live',
    answers: () =>
      withAnalytics({
        live: () => someLive({ namesShown: false, unknown: 2, unknownSince: '2026-11-20T10:00:00.000Z' }),
      }),
    shows: ': not known since',
  },
};
