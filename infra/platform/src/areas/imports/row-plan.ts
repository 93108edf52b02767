import type { PlannedChange, ValueField } from '@campus/domain/imports/import-changes';
import type { PlannedRow, RowPlan, SettledRow } from '../../work/tasks/rows.ts';

/** What the step that does a row about a person has to know. */
export type PersonPlan = { change: PlannedChange; remark: string } & (
  | { of: 'member' | 'invitation'; id: string }
  | { of: 'nobody' }
);

/** A plan as it comes back from the database, where nobody but the planning of the same import has written it. */
export function readPersonPlan(stored: unknown): PersonPlan {
  if (isPersonPlan(stored)) return stored;
  throw new Error('A row was planned for something else than an import of people.');
}

// A schema would take as long for a hundred thousand rows as reading them from the database.
function isPersonPlan(stored: unknown): stored is PersonPlan {
  return typeof stored === 'object' && stored !== null && 'of' in stored && 'change' in stored;
}

/** A row of a file as far as it can be read: whom it is about, and what it says. */
export interface SaidRow {
  line: number;
  /** In lower case. */
  email: string;
  /** What stands in the cells of the columns that are taken; empty ones say nothing and are left out. */
  cells: ReadonlyMap<ValueField | 'badges', string>;
}

/** What is to be done for a row and why. `plan` is what the step that does it has to know. */
export type RowDecision = Pick<RowPlan, 'action' | 'changes' | 'reason'> & { plan?: object };

/** How many owners the account has left, as far as the file has been planned: whoever takes one away counts it off. */
export interface OwnersLeft {
  owners: number;
}

/** A row of an import of people with what was planned for it. */
export interface PersonRow extends PlannedRow {
  person: PersonPlan;
}

/** What becomes of a row, and what is to be written for it where something is. */
export interface Settling<T> {
  settled: SettledRow;
  update?: T;
}
