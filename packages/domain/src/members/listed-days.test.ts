import { expect, it } from 'vitest';
import { listedDays } from './listed-days.ts';

const today = '2026-03-31';
const lastMonth = { from: '2026-02-28', to: '', kind: 'lastMonth' };

it.each([
  ['nothing', { from: undefined, to: '' }, '', lastMonth],
  ['nothing', { from: undefined, to: '' }, 'ben', { from: '', to: '', kind: 'search' }],
  ['all days', { from: '', to: '' }, '', { from: '', to: '', kind: 'all' }],
  ['all days', { from: '', to: '' }, 'ben', { from: '', to: '', kind: 'all' }],
  ['a start', { from: '2026-03-01', to: '' }, '', { from: '2026-03-01', to: '', kind: 'chosen' }],
  ['a start', { from: '2026-03-01', to: '' }, 'ben', { from: '2026-03-01', to: '', kind: 'chosen' }],
  ['an end', { from: undefined, to: '2026-01-09' }, '', { from: '', to: '2026-01-09', kind: 'chosen' }],
])('MEM-002 covers, with %s chosen (%j) and the search %j, %j', (_, chosen, search, listed) => {
  expect(listedDays(chosen, { search, today })).toEqual(listed);
});
