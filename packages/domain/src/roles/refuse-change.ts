import { type Level, ladder } from '../access/levels.ts';
import { levelRange, type Permitted } from './permissions.ts';

export type LevelRefusal =
  | 'roles.level.tooLow'
  | 'roles.level.tooHigh'
  | 'roles.level.notYours'
  | 'roles.level.aboveOwn';

/** A change of the lowest level that a permission asks for. */
export interface LevelChange extends Permitted {
  from: Level;
  to: Level;
}

/**
 * Returns why a person of this level may not make a change, or undefined. The level must stay within its range. Nobody
 * changes a permission above their own level, or raises one above it, because they could not undo that.
 */
export function refuseLevelChange(change: LevelChange, own: Level): LevelRefusal | undefined {
  const { lowest, highest } = levelRange(change);
  if (ladder[change.from] > ladder[own]) return 'roles.level.notYours';
  if (ladder[change.to] < ladder[lowest]) return 'roles.level.tooLow';
  if (ladder[change.to] > ladder[highest]) return 'roles.level.tooHigh';
  return ladder[change.to] > ladder[own] ? 'roles.level.aboveOwn' : undefined;
}
