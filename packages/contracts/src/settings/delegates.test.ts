import { expect, it } from 'vitest';
import { changesOf, delegatesOf } from './delegates.ts';

it('WLD-041 sends the changes of several classes as one object each, with its dirty fields', () => {
  expect(
    delegatesOf([
      { setting: 'World.welcomeMessage', value: 'Hi', base: '' },
      { setting: 'Account.recentRoomOptions.enabled', value: true },
      { setting: 'Account.recentRoomOptions.maxAllowed', value: 5, base: 10 },
    ]),
  ).toEqual([
    [
      { className: 'Account', recentRoomOptions: { enabled: true, maxAllowed: 5 } },
      ['recentRoomOptions.enabled', 'recentRoomOptions.maxAllowed'],
      { className: 'Account', recentRoomOptions: { maxAllowed: 10 } },
    ],
    [
      { className: 'World', welcomeMessage: 'Hi' },
      ['welcomeMessage'],
      { className: 'World', welcomeMessage: '' },
    ],
  ]);
});

it('WLD-039 reads the dirty fields back, and no others', () => {
  const object = { className: 'Account' as const, invitesOnly: true, recentRoomOptions: { maxAllowed: 5 } };
  expect(changesOf([[object, ['recentRoomOptions']]])).toEqual({
    changes: [{ setting: 'Account.recentRoomOptions.maxAllowed', value: 5 }],
    unknown: [],
  });
});

it('WLD-040 reports dirty fields that are not settings', () => {
  const object = {
    className: 'Account' as const,
    customerId: 'x',
    dashboardOptions: { isExportAllowed: true },
  };
  expect(changesOf([[object, ['customerId', 'dashboardOptions', '__proto__']]])).toEqual({
    changes: [],
    unknown: ['customerId', 'dashboardOptions', '__proto__'],
  });
});

it('states the base value of each change if it is known', () => {
  const object = { className: 'World' as const, welcomeMessage: 'Hi' };
  expect(
    changesOf([[object, ['welcomeMessage'], { className: 'World', welcomeMessage: 'Old' }]]).changes,
  ).toEqual([{ setting: 'World.welcomeMessage', value: 'Hi', base: 'Old' }]);
});
