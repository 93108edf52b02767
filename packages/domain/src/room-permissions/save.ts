import type { Level } from '../access/levels.ts';
import { reachesThreshold, roomThresholds } from '../access/room-levels.ts';
import {
  aboutField,
  type BoardAccess,
  type BoardField,
  type BoardIds,
  boardFields,
  roleOfField,
} from './boards.ts';
import { offeredThresholds } from './offered.ts';
import type { Threshold } from './thresholds.ts';

export interface SavedValue {
  option: string;
  /** The level that is set here, or in the nearest scope around it; null where none is. */
  from: Threshold | null;
  /** The level to store; null removes the stored level. */
  to: Threshold | null;
}

export type ValueRefusal = 'roomPermissions.notOffered' | 'roomPermissions.aboveOwn';

/**
 * Returns why a person of this level may not make this change, or undefined. The option must offer the level, and
 * nobody sets or removes a level above their own.
 */
export function refuseValue(level: Level, { option, from, to }: SavedValue): ValueRefusal | undefined {
  if (to !== null && !offeredThresholds(option).includes(to)) return 'roomPermissions.notOffered';
  const touched = [from, to].filter((value) => value !== null);
  return touched.every((value) => reachesThreshold(level, value)) ? undefined : 'roomPermissions.aboveOwn';
}

/**
 * Returns why a person of this level may not change a field of Individual Board Control, or undefined. The field must
 * not be about people above them, nor give an access that the levels in `set` keep above them.
 */
export function refuseBoardField(
  level: Level,
  field: BoardField,
  set: Readonly<Record<string, Threshold>> = {},
): ValueRefusal | undefined {
  const given = permissionOf[aboutField(field).access];
  const kept = given === undefined ? undefined : set[given];
  const thresholds = [roomThresholds[roleOfField(field)], kept ?? 0];
  return thresholds.every((threshold) => reachesThreshold(level, threshold))
    ? undefined
    : 'roomPermissions.aboveOwn';
}

/** Whether a record has a level, or a field of Individual Board Control, that a person of this level may not remove. */
export function isRecordAbove(
  level: Level,
  { values, boards = {} }: { values: Readonly<Record<string, Threshold>>; boards?: BoardIds },
): boolean {
  const fields = boardFields.filter((field) => (boards[field] ?? []).length > 0);
  return (
    Object.values(values).some((value) => !reachesThreshold(level, value)) ||
    fields.some((field) => refuseBoardField(level, field, values) !== undefined)
  );
}

/** The permission of web boards that asks who has an access. */
const permissionOf: Readonly<Partial<Record<BoardAccess, string>>> = {
  full: 'webboardfull',
  limited: 'webboardlimited',
};
