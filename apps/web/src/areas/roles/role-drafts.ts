import type { RoleEntry } from '@campus/contracts/roles/fields';
import { type Level, ladder } from '@campus/domain/access/levels';
import { type GridLevel, gridLevels, levelAfter, tickedLevels } from '@campus/domain/roles/grid';
import { storedLevel } from '@campus/domain/roles/permissions';
import { type LevelRefusal, refuseLevelChange } from '@campus/domain/roles/refuse-change';

/** A level that was chosen and not saved; null for the default. */
export interface RoleDraft {
  level: Level | null;
  /** The configuration when the change was begun. */
  base: Level | null;
}

export type RoleDrafts = ReadonlyMap<string, RoleDraft>;

/** The name of a row among all of the page. */
export const keyOf = ({ table, action }: Pick<RoleEntry, 'table' | 'action'>) => `${table}.${action}`;

/** A row of the page with the choice made in it. */
export interface RoleRow {
  key: string;
  entry: RoleEntry;
  /** The level that the boxes show. */
  level: Level;
  /** Whether the account or the draft sets that level; otherwise it is the default. */
  isOwn: boolean;
  draft: RoleDraft | undefined;
  /** Whether another person has chosen another level since. */
  isConflict: boolean;
}

function liftedTo(lowest: Level, level: Level): Level {
  return ladder[level] < ladder[lowest] ? lowest : level;
}

/** The lowest level that has it now. */
export function presentLevel({ configured, default: usual, lowest }: RoleEntry): Level {
  return liftedTo(lowest, configured ?? usual);
}

/** A row as it is shown. A draft that changes nothing any more is none. */
export function rowOf(entry: RoleEntry, drafts: RoleDrafts): RoleRow {
  const key = keyOf(entry);
  const held = drafts.get(key);
  const draft = held && held.level !== entry.configured ? held : undefined;
  const configured = draft ? draft.level : entry.configured;
  return {
    key,
    entry,
    level: configured === null ? liftedTo(entry.lowest, entry.default) : liftedTo(entry.lowest, configured),
    isOwn: configured !== null,
    draft,
    isConflict: draft !== undefined && draft.base !== entry.configured,
  };
}

/** One box of a row: what it shows, what it does, and why it does nothing. */
export interface RoleBox {
  column: GridLevel;
  ticked: boolean;
  /** Whether it is ticked because a lower level is. */
  inherited: boolean;
  /** The level that counts after it was pressed. */
  next: Level;
  refusal: LevelRefusal | undefined;
}

/** The boxes of a row for a person of this level. */
export function boxesOf({ entry, level }: RoleRow, own: Level): RoleBox[] {
  const ticked = tickedLevels(level);
  return gridLevels.map((column) => {
    const isTicked = ticked.includes(column);
    const next = storedLevel(entry, levelAfter(column, !isTicked));
    return {
      column,
      ticked: isTicked,
      inherited: isTicked && column !== level,
      next,
      refusal: refuseLevelChange({ ...entry, from: presentLevel(entry), to: next }, own),
    };
  });
}

/** Why a person of this level cannot go back to the default; undefined if they can. */
export function refuseReset(entry: RoleEntry, own: Level): LevelRefusal | undefined {
  return refuseLevelChange(
    { ...entry, from: presentLevel(entry), to: liftedTo(entry.lowest, entry.default) },
    own,
  );
}

/** The drafts with another choice for a row. One that equals its base or the configuration is none. */
export function withDraft(drafts: RoleDrafts, entry: RoleEntry, chosen: Level | null): RoleDrafts {
  const key = keyOf(entry);
  const held = drafts.get(key);
  // The default is a base, too.
  const base = held ? held.base : entry.configured;
  const isUsual = base === null && chosen === liftedTo(entry.lowest, entry.default);
  const level = isUsual ? null : chosen;
  if (level === base || level === entry.configured) return withoutDrafts(drafts, [key]);
  return new Map(drafts).set(key, { level, base });
}

/** The drafts without those of these rows. */
export function withoutDrafts(drafts: RoleDrafts, keys: readonly string[]): RoleDrafts {
  return new Map([...drafts].filter(([key]) => !keys.includes(key)));
}

/** The drafts after one was saved. A choice made since stays, based on what was saved. */
export function withSavedDraft(drafts: RoleDrafts, key: string, saved: Level | null): RoleDrafts {
  const held = drafts.get(key);
  if (!held || held.level === saved) return withoutDrafts(drafts, [key]);
  return new Map(drafts).set(key, { ...held, base: saved });
}
