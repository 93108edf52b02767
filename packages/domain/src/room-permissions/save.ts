import type { Level } from '../access/levels.ts';
import { roomRoleOf, roomThresholds } from '../access/room-levels.ts';
import { offeredThresholds } from './offered.ts';
import type { Threshold } from './thresholds.ts';

/** Whether a level of the ladder reaches a threshold: nobody gives or takes what is above the own level. */
export function reachesThreshold(level: Level, threshold: number): boolean {
  const role = roomRoleOf(level);
  return role !== undefined && roomThresholds[role] >= threshold;
}

export interface SavedValue {
  option: string;
  /** The stored level; null where none is. */
  from: Threshold | null;
  /** The level to be stored; null removes what is stored. */
  to: Threshold | null;
}

export type ValueRefusal = 'roomPermissions.notOffered' | 'roomPermissions.aboveOwn';

/** Why a person of this level may not make this change, or undefined. */
export function refuseValue(level: Level, { option, from, to }: SavedValue): ValueRefusal | undefined {
  if (to !== null && !offeredThresholds(option).includes(to)) return 'roomPermissions.notOffered';
  const touched = [from, to].filter((value) => value !== null);
  return touched.every((value) => reachesThreshold(level, value)) ? undefined : 'roomPermissions.aboveOwn';
}
