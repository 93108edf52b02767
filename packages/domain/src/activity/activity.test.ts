import { expect, it } from 'vitest';
import { defaultWindow, eventsOfType, refuseWindow, sortDirections } from './activity.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

it('ACT-003 asks for both events by default, or for the one that is chosen', () => {
  expect(eventsOfType('ALL')).toEqual(['JOINROOM', 'LEAVEROOM']);
  expect(eventsOfType('LEAVEROOM')).toEqual(['LEAVEROOM']);
});

it('ACT-020 shows the two weeks up to now at first', () => {
  expect(defaultWindow(now)).toEqual({ from: new Date('2026-11-06T10:00:00.000Z'), to: now });
});

it('ACT-022 writes ascending as 1 and descending as -1', () => {
  expect(sortDirections).toEqual({ asc: 1, desc: -1 });
});

it.each([
  ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', 'activity.window.order'],
  ['2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.001Z', 'activity.window.future'],
  ['2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z', undefined],
])('ACT-011 ACT-012 judges the window from %s to %s', (from, to, refusal) => {
  expect(refuseWindow({ from: new Date(from), to: new Date(to) }, now)).toBe(refusal);
});
