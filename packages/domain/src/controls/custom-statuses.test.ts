import { expect, it } from 'vitest';
import {
  areCustomStatusesEnabled,
  inListOrder,
  mayRemoveStatus,
  newCustomStatus,
  refusalsOfStatuses,
  refuseStatuses,
} from './custom-statuses.ts';

const active = (...statuses: string[]) => statuses.map((status) => ({ status, active: true }));

it.each([
  [{}, true],
  [{ enableCustomStatus: null }, true],
  [{ enableCustomStatus: true }, true],
  [{ enableCustomStatus: false }, false],
])('CTL-010 with %j statuses are enabled: %s', (account, enabled) => {
  expect(areCustomStatusesEnabled(account)).toBe(enabled);
});

it('CTL-015 starts a new status active and with the next order', () => {
  expect(newCustomStatus('new 1', { status: 'My new status', after: active('Busy', 'Away') })).toEqual({
    id: 'new 1',
    status: 'My new status',
    active: true,
    order: 2,
  });
});

it('CTL-016 blocks removing the only status', () => {
  expect(mayRemoveStatus(active('Busy', 'Away'))).toBe(true);
  expect(mayRemoveStatus(active('Busy'))).toBe(false);
});

it('CTL-018 orders the statuses as the list does, whatever order they had', () => {
  const listed = [
    { status: 'Away', order: 7 },
    { status: 'Busy', order: 0 },
  ];
  expect(inListOrder(listed)).toEqual([
    { status: 'Away', order: 0 },
    { status: 'Busy', order: 1 },
  ]);
});

it.each(['', ' ', '\t\n', '\u00a0', '\u3000'])('CTL-036 refuses the blank status %j', (blank) => {
  expect(refuseStatuses(active('Busy', blank))).toBe('controls.status.blank');
});

it.each([
  ['Busy', 'Busy'],
  ['Busy', ' busy '],
  ['Café', 'Cafe\u0301'],
  ['ÉCOLE', 'école'],
  ['Busy', 'Ｂｕｓｙ'],
])('CTL-037 refuses %j after %j', (one, other) => {
  expect(refusalsOfStatuses(active(one, 'Away', other))).toEqual([
    undefined,
    undefined,
    'controls.status.repeated',
  ]);
  expect(refuseStatuses(active(one, other))).toBe('controls.status.repeated');
});

it('CTL-038 refuses a list without an active status, and an empty list', () => {
  expect(refuseStatuses([{ status: 'Busy', active: false }])).toBe('controls.status.noneActive');
  expect(refuseStatuses([])).toBe('controls.status.noneActive');
});

it('refuses more than a hundred characters', () => {
  expect(refuseStatuses(active('x'.repeat(100)))).toBeUndefined();
  expect(refuseStatuses(active('x'.repeat(101)))).toBe('controls.status.tooLong');
});

it('accepts different statuses, one of them active', () => {
  expect(refuseStatuses([...active('Busy'), { status: 'Away', active: false }])).toBeUndefined();
});
