import { describe, expect, it } from 'vitest';
import type { ViewGraph } from './view-figures.ts';
import { viewMailContent } from './view-mail-words.ts';

const graph: ViewGraph = {
  searchType: 'loginsAll',
  startDateStr: '11/16/2026',
  endDateStr: '11/16/2026',
  timeZone: 'Europe/Berlin',
  room: '',
  hideEmployees: true,
  roomName: '',
  roomId: '',
  rows: [],
  refusal: 'dateRange.sameDay',
};
const note = (index: number) => ({
  id: `note${index}`,
  day: '2026-11-16',
  text: `Note ${index}`,
  author: '',
  at: '2026-11-16T10:00:00.000Z',
});
const mail = (figures: Partial<Parameters<typeof viewMailContent>[0]['figures']> = {}) =>
  viewMailContent({
    ...{ name: 'Week', organization: 'Campus', timeZone: 'Europe/Berlin', byHand: true },
    ...{ link: 'https://campus.test/view', stopAt: 'https://campus.test/stop' },
    figures: { graphs: [graph], notes: [], completeUntil: null, ...figures },
  }).paragraphs.join('\n\n');

describe('the words of a mailed view', () => {
  it('ANA-026 say why a graph cannot show the days of the view, and have no other days', () => {
    expect(mail()).toContain(
      'Logins by Day: no figures. The days of the view are 11/16/2026 only, Europe/Berlin. Start and end dates cannot be the same day. Please select a range of 2 or more days.',
    );
    expect(mail()).not.toContain('Nothing has been received');
    const past = { ...graph, startDateStr: '01/01/2026', refusal: 'analytics.period.tooOld' as const };
    expect(mail({ graphs: [past] })).toContain(
      'The days of the view are 01/01/2026 to 11/16/2026, Europe/Berlin. The range can begin at most 91 days ago.',
    );
  });

  it('have the latest fifty notes of the days, and the number of the others', () => {
    expect(mail()).not.toContain('Notes on these days');
    expect(mail({ notes: [note(1)] })).toContain('Notes on these days:\n11/16/2026: Note 1');
    const many = mail({ notes: Array.from({ length: 53 }, (_, index) => note(index)) });
    expect(many).toContain('Earlier notes that are left out: 3');
    expect(many).toContain('11/16/2026: Note 3\n');
    expect(many).not.toContain('11/16/2026: Note 2\n');
  });
});
