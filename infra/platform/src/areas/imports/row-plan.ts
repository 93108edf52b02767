import type { Reason } from '@campus/contracts/core/reasons';
import type { PlannedChange, ValueField } from '@campus/domain/imports/import-changes';
import type { PlannedRow, RowPlan, SettledRow } from '../../work/tasks/rows.ts';

/** The data that the step of a row about a person needs. */
export type PersonPlan = { change: PlannedChange; remarks: readonly Reason[] } & (
  | { of: 'member' | 'invitation'; id: string }
  | { of: 'nobody' }
);

/** A plan as it comes back from the database. Only the planning of the same import has written it. */
export function readPersonPlan(stored: unknown): PersonPlan {
  if (isPersonPlan(stored)) return stored;
  throw new Error('A row was planned for something other than an import of people.');
}

// A schema would take as long for a hundred thousand rows as reading them from the database.
function isPersonPlan(stored: unknown): stored is PersonPlan {
  return typeof stored === 'object' && stored !== null && 'of' in stored && 'change' in stored;
}

/** A row of a file as far as it can be read: its person, and its content. */
export interface ParsedRow {
  line: number;
  /** In lower case. */
  email: string;
  /** The contents of the used columns; empty cells say nothing and are left out. */
  cells: ReadonlyMap<ValueField | 'badges', string>;
}

/** The action for a row, and its reasons. `plan` is what the step that applies it must know. */
export type RowDecision = Pick<RowPlan, 'action' | 'changes' | 'reasons'> & { plan?: object };

/**
 * The number of owners the account will have left, as far as the file has been planned: each removal of an
 * owner is subtracted.
 */
export interface OwnersLeft {
  owners: number;
}

/** A row of an import of people with its plan. */
export interface PersonRow extends PlannedRow {
  person: PersonPlan;
}

/** The result of a row, and what to write for it, if anything. */
export interface Settling<T> {
  settled: SettledRow;
  update?: T;
}
