import { expect, it } from 'vitest';
import { visibilityOf } from './profile-visibility.ts';

it('MPR-028 shows the user profile everywhere while an account never said otherwise', () => {
  expect(visibilityOf('user', undefined)).toEqual({ desktopClient: true, dashboard: true });
  expect(visibilityOf('user', null)).toEqual({ desktopClient: true, dashboard: true });
  expect(visibilityOf('user', { dashboard: false })).toEqual({ desktopClient: true, dashboard: false });
});

it('MPR-029 shows the member profile nowhere while an account never said otherwise', () => {
  expect(visibilityOf('member', undefined)).toEqual({ desktopClient: false, dashboard: false });
  expect(visibilityOf('member', { desktopClient: true })).toEqual({ desktopClient: true, dashboard: false });
});

it.each(['yes', 1, [], { dashboard: 'false' }])('treats %j as not set', (stored) => {
  expect(visibilityOf('user', stored)).toEqual({ desktopClient: true, dashboard: true });
  expect(visibilityOf('member', stored)).toEqual({ desktopClient: false, dashboard: false });
});
