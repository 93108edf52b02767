import { maxPageSize, pageSize } from '@campus/domain/core/lists';
import * as z from 'zod';
import { bindAs } from '../core/binding.ts';
import { accountId, id, instant } from '../core/fields.ts';
import { instantsOf } from '../core/instants.ts';
import { listPage, listPlace, windowOf } from '../core/list.ts';
import { wireCall } from '../core/wire-call.ts';
import { auditEntry, auditReach, type exportAudit, listAudit, outcomes } from './audit.ts';

const anyId = id.or(z.literal('')).default('');

/** The filter of entries. Both ends of the time are included; an empty text matches everything. */
const filter = z.strictObject({
  operation: z.string().max(100).default(''),
  outcome: z.enum(outcomes).optional(),
  actor: anyId,
  target: anyId,
  search: z.string().max(100).default(''),
  from: instant.optional(),
  to: instant.optional(),
});
export type WireAuditFilter = z.output<typeof filter>;

/** The filter of the contract as the platform takes it, with instants instead of days. */
export function auditFilterOf(input: z.output<typeof exportAudit.input>): WireAuditFilter {
  const { operation, outcome, actor, target, search, since = '' } = input;
  const { from = '', to } = instantsOf(input);
  return { operation, outcome, actor, target, search, from: later(from, since) || undefined, to };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

const { totalIsExact, ...shared } = listAudit.output.pick({
  totalIsExact: true,
  next: true,
  operations: true,
  chosen: true,
  keptDays: true,
}).shape;

/** One page of an account's audit trail; `count` is exact while `countIsExact`, else a lower bound. */
export const getAuditEntries = bindAs(
  listAudit,
  wireCall(
    'getAuditEntries',
    z.strictObject({
      accountId,
      options: filter.extend({
        limit: z.int().min(1).max(maxPageSize).default(pageSize),
        skip: z.int().min(0).max(auditReach).default(0),
        direction: z.enum(['asc', 'desc']).default('desc'),
        after: listPlace.optional(),
      }),
    }),
    z.object({ count: z.int(), countIsExact: totalIsExact, results: z.array(auditEntry), ...shared }),
  ),
  {
    params: ({ accountId, page, pageSize, direction, after, ...wanted }) => ({
      accountId,
      options: {
        ...auditFilterOf({ accountId, ...wanted }),
        ...windowOf({ page, pageSize }),
        direction,
        after,
      },
    }),
    result: ({ count, countIsExact, results, ...shared }, asked) => ({
      ...listPage(results, count, asked),
      totalIsExact: countIsExact,
      ...shared,
    }),
  },
);

/** An entry's place in the trail: entries of the same millisecond are ordered by id. */
const place = z.strictObject({ at: instant, id });
export type AuditPlace = z.output<typeof place>;

/** Begins an export, and records it with account, number of entries, and last instant. */
export const startAuditExport = wireCall(
  'startAuditExport',
  z.strictObject({ accountId, filter }),
  z.object({ organizationName: z.string(), count: z.int(), to: instant }),
);

/** The next entries of an export, newest first, older than the one before. */
export const getAuditExport = wireCall(
  'getAuditExport',
  z.strictObject({
    accountId,
    filter,
    before: place.optional(),
    limit: z.int().min(1).max(5_000).default(2_000),
  }),
  z.object({ results: z.array(auditEntry) }),
);
