import { type RoomRole, roomThresholds } from '../access/room-levels.ts';

/** A lowest role that an administrator can choose. Superadmin occurs as a default only. */
export type ThresholdName = Exclude<RoomRole, 'superadmin'>;
export type Threshold = (typeof roomThresholds)[ThresholdName];

/** The choices from the highest down, as they are offered: 16, 8, 4, 1, 0 (RPM-038). */
export const thresholdNames = [
  'owner',
  'admin',
  'moderator',
  'leader',
  'member',
] as const satisfies readonly ThresholdName[];
export const thresholds: readonly Threshold[] = thresholdNames.map((name) => roomThresholds[name]);

/** Whether a level may be stored for a permission (RPM-039). */
export function isThreshold(value: unknown): value is Threshold {
  return thresholds.some((threshold) => threshold === value);
}

/** The role that a level begins with; undefined for a number that is no level. */
export function thresholdName(level: number): ThresholdName | 'superadmin' | undefined {
  if (level === roomThresholds.superadmin) return 'superadmin';
  return thresholdNames.find((name) => roomThresholds[name] === level);
}
