import type { RoleEntry } from '@campus/contracts/roles/fields';
import { type Level, ladder } from '@campus/domain/access/levels';
import { type GridLevel, gridLevels, levelAfter, tickedLevels } from '@campus/domain/roles/grid';
import { storedLevel } from '@campus/domain/roles/permissions';
import { type LevelRefusal, refuseLevelChange } from '@campus/domain/roles/refuse-change';
import type { JudgedDraft } from '../../editing/drafts.ts';

/** The name of a row among all of the page. */
export const keyOf = ({ table, action }: Pick<RoleEntry, 'table' | 'action'>) => `${table}.${action}`;

/** A row of the page with the choice made in it. */
export interface RoleRow {
  key: string;
  entry: RoleEntry;
  /** The level that the boxes show. */
  level: Level;
  /** The level that the account or the draft sets; null for the default. */
  configured: Level | null;
  /** Whether the person has chosen another level than the stored one. */
  isDirty: boolean;
  /** Whether another person has chosen another level since. */
  isConflict: boolean;
}

function liftedTo(lowest: Level, level: Level): Level {
  return ladder[level] < ladder[lowest] ? lowest : level;
}

/** The lowest level that has it now. */
export function presentLevel(entry: RoleEntry): Level {
  return levelOf(entry, entry.configured);
}

/** What the levels of a page are to drafts: one record, whose fields are the rows. */
type RoleLevels = Readonly<Record<string, Level | null>>;

/** The stored levels of all rows. */
export function levelsOf(entries: readonly RoleEntry[]): RoleLevels {
  return Object.fromEntries(entries.map((entry) => [keyOf(entry), entry.configured]));
}

/** A row as it is shown. */
export function rowOf(entry: RoleEntry, draft: JudgedDraft<RoleLevels> | undefined): RoleRow {
  const key = keyOf(entry);
  const configured = draft?.value[key] ?? null;
  return {
    key,
    entry,
    configured: draft ? configured : entry.configured,
    level: levelOf(entry, draft ? configured : entry.configured),
    isDirty: draft?.changed.includes(key) ?? false,
    isConflict: draft?.conflicts.includes(key) ?? false,
  };
}

/** The lowest level that has it with this configuration. */
function levelOf({ default: usual, lowest }: RoleEntry, configured: Level | null): Level {
  return liftedTo(lowest, configured ?? usual);
}

/** A choice as it is stored: of the default, none where none is stored. */
export function choiceOf(entry: RoleEntry, base: Level | null, chosen: Level | null): Level | null {
  return base === null && chosen === levelOf(entry, null) ? null : chosen;
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
  return refuseLevelChange({ ...entry, from: presentLevel(entry), to: levelOf(entry, null) }, own);
}
