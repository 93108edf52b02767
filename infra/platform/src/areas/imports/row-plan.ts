import type { Reason } from '@campus/contracts/core/reasons';
import type { PlannedChange, ValueField } from '@campus/domain/imports/import-changes';
import type { PlannedRow, RowPlan, SettledRow } from '../../work/tasks/rows.ts';

/** The data for the step that applies a row about a person. */
export type PersonPlan = { change: PlannedChange; remarks: readonly Reason[] } & (
  | { of: 'member' | 'invitation'; id: string }
  | { of: 'nobody' }
);

/** Returns a plan from the database. Only the planning of the same import writes it. */
export function readPersonPlan(stored: unknown): PersonPlan {
  if (isPersonPlan(stored)) return stored;
  throw new Error('A row was planned for something other than an import of people.');
}

// Parsing with a schema would take as long as reading the rows from the database.
function isPersonPlan(stored: unknown): stored is PersonPlan {
  return typeof stored === 'object' && stored !== null && 'of' in stored && 'change' in stored;
}

/** The readable part of a file's row: its person and content. */
export interface ParsedRow {
  line: number;
  /** Lowercase. */
  email: string;
  /** The content of the used columns. Empty cells are left out. */
  cells: ReadonlyMap<ValueField | 'badges', string>;
}

/** The action for a row, with reasons. `plan` is the data for the step that applies it. */
export type RowDecision = Pick<RowPlan, 'action' | 'changes' | 'reasons'> & { plan?: object };

/**
 * The number of owners the account will have left, after subtracting each owner whose removal is already
 * planned.
 */
export interface OwnersLeft {
  owners: number;
}

/** A row of a people import, with its plan. */
export interface PersonRow extends PlannedRow {
  person: PersonPlan;
}

/** The result of a row, and the data to write, if any. */
export interface Settling<T> {
  settled: SettledRow;
  update?: T;
}
