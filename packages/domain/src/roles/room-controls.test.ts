import { expect, it } from 'vitest';
import { levelOfThreshold, roomControls, thresholdOfLevel } from './room-controls.ts';

it('ROL-007 the chat bar is the one control of rooms, open from the threshold of the server configuration', () => {
  const levels = (chatBarMinPermissions: number | null) =>
    roomControls({ chatBarMinPermissions }).map(({ action, configured, default: otherwise }) => [
      action,
      configured,
      otherwise,
    ]);
  expect(levels(null)).toEqual([['chatBar', null, 'member']]);
  expect(levels(0)).toEqual([['chatBar', 'member', 'member']]);
  expect(levels(8)).toEqual([['chatBar', 'admin', 'member']]);
});

it('ROL-007 the chat bar stands in the table of rooms, on the page of room controls', () => {
  expect(roomControls({ chatBarMinPermissions: null })).toEqual([
    {
      ...{
        table: 'roomControl',
        action: 'chatBar',
        default: 'member',
        configured: null,
        minBuildVersion: null,
      },
      params: { page: 'roomControls', tab: 'rooms', order: 10 },
    },
  ]);
});

it('ROL-007 a level is stored as the threshold that it is read from', () => {
  for (const level of ['member', 'leader', 'moderator', 'admin', 'owner'] as const)
    expect(levelOfThreshold(thresholdOfLevel(level))).toBe(level);
  expect(thresholdOfLevel('member')).toBe(0);
  expect(thresholdOfLevel('suspended')).toBeNull();
  expect(thresholdOfLevel(null)).toBeNull();
});
