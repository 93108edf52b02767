import type { Level } from '../access/levels.ts';
import { reachesThreshold, roomThresholds } from '../access/room-levels.ts';
import { type BoardField, roleOfField } from './boards.ts';
import { offeredThresholds } from './offered.ts';
import type { Threshold } from './thresholds.ts';

export interface SavedValue {
  option: string;
  /** The stored level; null where none is. */
  from: Threshold | null;
  /** The level to store; null removes the stored level. */
  to: Threshold | null;
}

export type ValueRefusal = 'roomPermissions.notOffered' | 'roomPermissions.aboveOwn';

/**
 * Why a person of this level may not make this change, or undefined: the option does not offer the level, or a level is
 * given or taken that is above the person's own.
 */
export function refuseValue(level: Level, { option, from, to }: SavedValue): ValueRefusal | undefined {
  if (to !== null && !offeredThresholds(option).includes(to)) return 'roomPermissions.notOffered';
  const touched = [from, to].filter((value) => value !== null);
  return touched.every((value) => reachesThreshold(level, value)) ? undefined : 'roomPermissions.aboveOwn';
}

/** Why a person of this level may not change a field of Individual Board Control, or undefined: it is about people above them. */
export function refuseBoardField(level: Level, field: BoardField): ValueRefusal | undefined {
  const threshold = roomThresholds[roleOfField(field)];
  return reachesThreshold(level, threshold) ? undefined : 'roomPermissions.aboveOwn';
}
