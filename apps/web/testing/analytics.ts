import type { GraphPoint, MonthPoint } from '@campus/contracts/analytics/analytics';
import type { DayNote } from '@campus/contracts/analytics/day-notes';
import type { SavedView } from '@campus/contracts/analytics/saved-views';
import { AppError } from '@campus/contracts/core/app-error';
import type { Answers } from './answering-link.ts';
import { workingIn } from './people.ts';
import { onePage } from './rows.ts';
import { aTask } from './tasks.ts';

type AnalyticsAnswers = NonNullable<Answers['analytics']>;

export const completeUntil = '2026-11-20T10:00:00.000Z';

/** A point in a daily graph. */
export function aPoint(own: Partial<GraphPoint> = {}): GraphPoint {
  return { date: '2026-11-16', value: 12, state: 'complete', hours: 24, ...own };
}

/** One day of each kind: known, without values, partly known, unknown, out of range, and still running. */
export const somePoints: GraphPoint[] = [
  aPoint(),
  aPoint({ date: '2026-11-17', value: 0 }),
  aPoint({ date: '2026-11-18', value: 3, state: 'partial' }),
  aPoint({ date: '2026-11-19', value: null, state: 'gap' }),
  aPoint({ date: '2026-11-20', value: 5, state: 'running' }),
];

const someMonths: MonthPoint[] = [
  { month: '2026-10', uniqueUsers: 40, newUsers: 7, state: 'complete' },
  { month: '2026-11', uniqueUsers: 31, newUsers: 2, state: 'running' },
];

/** A saved view of the dashboard. */
export function aView(own: Partial<SavedView> = {}): SavedView {
  return {
    id: 'view1',
    name: 'Tables',
    state: 'logins.view=table',
    changedAt: '2026-11-20T10:00:00.000Z',
    mail: null,
    ...own,
  };
}

/** Stores views like the gateway. */
export function keptViews(...saved: SavedView[]): AnalyticsAnswers {
  let views = saved;
  const refuse = (name: string, own = '') => {
    if (views.some((view) => view.id !== own && view.name.toLowerCase() === name.toLowerCase()))
      throw new AppError('conflict', 'analytics.savedView.name.taken');
  };
  return {
    views: () => ({ items: views }),
    saveView: ({ name, state }) => {
      refuse(name);
      const view = aView({ id: `new${views.length}`, name, state });
      views = [...views, view];
      return { view };
    },
    changeView: ({ viewId, name, state }) => {
      refuse(name ?? '', viewId);
      views = views.map((view) =>
        view.id === viewId ? { ...view, name: name ?? view.name, state: state ?? view.state } : view,
      );
      return { view: views.find(({ id }) => id === viewId) ?? aView() };
    },
    deleteView: ({ viewId }) => {
      views = views.filter(({ id }) => id !== viewId);
      return {};
    },
  };
}

/** A note on a day of the graphs. */
export function aNote(own: Partial<DayNote> = {}): DayNote {
  return {
    id: 'note1',
    day: '2026-11-18',
    text: 'Open day',
    author: 'Bo Lind',
    at: '2026-11-20T10:00:00.000Z',
    ...own,
  };
}

/** Stores notes like the gateway. */
export function keptNotes(...written: DayNote[]): AnalyticsAnswers {
  let notes = written;
  return {
    dayNotes: () => ({ items: notes.toSorted((one, other) => one.day.localeCompare(other.day)) }),
    addDayNote: ({ day, text }) => {
      const note = aNote({ id: `new${notes.length}`, day, text });
      notes = [...notes, note];
      return { noteId: note.id };
    },
    changeDayNote: ({ noteId, day, text }) => {
      notes = notes.map((note) =>
        note.id === noteId ? { ...note, day: day ?? note.day, text: text ?? note.text } : note,
      );
      return {};
    },
    removeDayNote: ({ noteId }) => {
      notes = notes.filter(({ id }) => id !== noteId);
      return {};
    },
  };
}

/** The gateway's answers for a person on the dashboard of an account with two rooms. */
export function withAnalytics(own: AnalyticsAnswers = {}, base: Answers = workingIn()): Answers {
  return {
    ...base,
    tasks: { get: () => ({ task: aTask({ kind: 'analytics.export' }) }), list: () => onePage([]) },
    analytics: {
      graph: () => ({ points: somePoints, timeZone: 'UTC', completeUntil }),
      marks: () => ({ items: [] }),
      dayNotes: () => ({ items: [] }),
      servers: () => ({ items: [] }),
      months: () => ({ points: someMonths, completeUntil }),
      rooms: () => ({
        items: [
          { id: 'room1', name: 'Lobby', sfsRoom: 'hall_1' },
          { id: 'room2', name: 'Lab', sfsRoom: 'lab_1' },
        ],
      }),
      people: () => ({
        items: [
          { userId: 'user2', displayName: 'Bo Lind', email: 'bo@example.org', events: 3 },
          { userId: 'user3', displayName: '', email: '', events: 1 },
        ],
        total: 2,
        page: 1,
        pageSize: 25,
        namesShown: true,
      }),
      views: () => ({ items: [] }),
      export: () => ({ task: aTask({ kind: 'analytics.export' }) }),
      ...own,
    },
  };
}
