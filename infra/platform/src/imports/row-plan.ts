import { columnField } from '@campus/contracts/imports';
import type { PlannedChange } from '@campus/domain/import-changes';
import * as z from 'zod';

const value = z.union([z.string(), z.number(), z.boolean()]);
const ids = z.array(z.string());

const change = z.object({
  values: z.partialRecord(columnField, z.object({ from: value.nullable(), to: value })),
  badges: z.union([z.object({ add: ids }), z.object({ from: ids, to: ids })]).optional(),
});

/** What the step that does a row about a person has to know. */
const personPlan = z.discriminatedUnion('of', [
  z.object({ of: z.enum(['member', 'invitation']), id: z.string(), change, remark: z.string() }),
  z.object({ of: z.literal('nobody'), change, remark: z.string() }),
]);

export type PersonPlan = { change: PlannedChange; remark: string } & (
  | { of: 'member' | 'invitation'; id: string }
  | { of: 'nobody' }
);

/** A plan as it comes back from the database. */
export function readPersonPlan(stored: unknown): PersonPlan {
  return personPlan.parse(stored) as PersonPlan;
}
