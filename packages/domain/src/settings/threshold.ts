import type { Level } from '../access/levels.ts';
import { reachesThreshold } from '../access/room-levels.ts';
import type { SettingValue } from './setting-change.ts';

/**
 * Why a person of this level may not change a setting that is the lowest role for something, or undefined: nobody
 * touches one that asks for more than they have, or makes one ask for more.
 */
export function refuseThreshold(
  level: Level,
  from: SettingValue,
  to: SettingValue,
): 'roles.level.notYours' | 'roles.level.aboveOwn' | undefined {
  const isAbove = (value: SettingValue) => typeof value === 'number' && !reachesThreshold(level, value);
  if (isAbove(from)) return 'roles.level.notYours';
  return isAbove(to) ? 'roles.level.aboveOwn' : undefined;
}
