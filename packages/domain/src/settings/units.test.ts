import { expect, it } from 'vitest';
import { shownNumber, storedNumber } from './units.ts';

it('CTL-033 idle minutes are stored as seconds, every other number as it is written', () => {
  const idle = 'ServerConfig.inactivitySecondsToConsiderIdle';
  expect(storedNumber(idle, 10)).toBe(600);
  expect(storedNumber(idle, 0.5)).toBe(30);
  expect(shownNumber(idle, 600)).toBe(10);
  expect(storedNumber('Account.passwordExpiration', 90)).toBe(90);
  expect(shownNumber('Account.passwordExpiration', 90)).toBe(90);
});
