import type { Level } from '../access/levels.ts';
import { lowestRoleFor, type RoomRole, roomThresholds } from '../access/room-levels.ts';
import type { PermissionPlace, RoomControl } from './permissions.ts';

interface RoomControlLevels {
  table: 'roomControl';
  action: RoomControl;
  default: Level;
  configured: Level | null;
  minBuildVersion: null;
  params: PermissionPlace;
}

/** The controls of rooms: the chat bar alone, which the server configuration opens by a threshold (ROL-007). */
export function roomControls(world: { chatBarMinPermissions: number | null }): RoomControlLevels[] {
  return [
    {
      table: 'roomControl',
      action: 'chatBar',
      default: 'member',
      configured: levelOfThreshold(world.chatBarMinPermissions),
      minBuildVersion: null,
      params: { page: 'roomControls', tab: 'rooms', order: 10 },
    },
  ];
}

/** The lowest level that a threshold admits; null without a threshold. */
export function levelOfThreshold(threshold: number | null): RoomRole | null {
  return threshold === null ? null : lowestRoleFor(threshold);
}

/** The threshold for a level of a control; null without a level. */
export function thresholdOfLevel(level: Level | null): number | null {
  return level === null || level === 'suspended' ? null : roomThresholds[level];
}
