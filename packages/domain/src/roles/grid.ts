import { type Level, levels, reaches } from '../access/levels.ts';

/** The columns of the permission grids; suspended people and superadmins have none (ROL-003). */
export const gridLevels = ['member', 'leader', 'moderator', 'admin', 'owner'] as const;
export type GridLevel = (typeof gridLevels)[number];

/** The ticked columns of a permission that asks for this level: it and all higher ones. */
export function tickedLevels(level: Level): GridLevel[] {
  return gridLevels.filter((column) => reaches(column, level));
}

/**
 * The lowest level after a box was ticked or unticked: a tick gives it to that level and all higher ones, taking one away
 * leaves the next higher level, and a superadmin alone above owners (ROL-004, ROL-005).
 */
export function levelAfter(column: GridLevel, ticked: boolean): Level {
  if (ticked) return column;
  return levels[levels.indexOf(column) + 1] ?? 'superadmin';
}
