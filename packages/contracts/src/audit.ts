import * as z from 'zod';
import { contract } from './contract.ts';
import { accountId, day, id, instant, timeZone, typed } from './fields.ts';
import { direction, pageNumber, pageOf } from './list.ts';

export const outcomes = ['success', 'refused', 'failed'] as const;

const values = z.record(z.string(), z.unknown());

/** What somebody did, or tried to do. Entries are never changed. */
export const auditEntry = z.object({
  id,
  at: instant,
  operation: z.string(),
  outcome: z.enum(outcomes),
  actor: z.object({ id: z.string(), email: z.string() }).nullable(),
  target: z.object({ type: z.string(), id: z.string(), label: z.string() }),
  before: values,
  after: values,
  reason: z.string(),
  requestId: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = contract({
  kind: 'query',
  access: { page: 'audit' },
  summary: 'One page of what was changed in the account, by whom and when; newest first.',
  rest: { method: 'GET', path: '/accounts/{accountId}/audit' },
  input: z.object({
    accountId,
    page: pageNumber,
    direction,
    operation: typed(100).default(''),
    outcome: z.enum(outcomes).optional(),
    /** Part of the actor's or the target's email or name. */
    search: typed(100).default(''),
    from: day.optional(),
    to: day.optional(),
    timeZone,
  }),
  output: pageOf(auditEntry).extend({ operations: z.array(z.string()) }),
});
