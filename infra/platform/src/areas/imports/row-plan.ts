import type { PlannedChange } from '@campus/domain/imports/import-changes';

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
