import { expect, it } from 'vitest';
import { listRoomSeries } from './series.ts';

const course = { weekly: '7T10:00/90,3T08:15/45', firstDay: '2026-11-02', lastDay: '2026-11-22' };
const read = (own: object) => listRoomSeries.input.safeParse({ accountId: 'a1', sfsRoom: 'hall_1', ...own });

it('takes weekly times and windows as lists with commas', () => {
  const added = '2026-11-01T10:00:00+01:00/2026-11-01T11:00:00+01:00';
  expect(read({ ...course, added }).data).toMatchObject({
    ...{ weekly: ['7T10:00/90', '3T08:15/45'], added: [added], removed: [], timeZone: 'UTC' },
  });
});

it.each([
  { firstDay: '0' },
  { firstDay: '2026-02-30' },
  { lastDay: '2026-10-01' },
  { removed: 'x' },
  { added: '2026-11-01T10:00:00Z/x' },
  { added: [null] },
  { added: '2026-11-01T10:00:00Z/2026-11-01T09:00:00Z' },
  { weekly: 5 },
  { weekly: '1T25:00/90' },
  { timeZone: 'nowhere' },
])('refuses %j with a sentence', (own) => {
  const { success, error } = read({ ...course, ...own });
  expect(success).toBe(false);
  expect(error?.issues[0]?.message).not.toBe('');
});
