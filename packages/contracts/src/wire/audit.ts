import * as z from 'zod';
import { auditEntry, outcomes } from '../audit.ts';
import { accountId, instant } from '../fields.ts';
import { wireCall } from './call.ts';

export const getAuditEntries = wireCall(
  'getAuditEntries',
  z.strictObject({
    accountId,
    options: z.strictObject({
      limit: z.int().min(1).max(100).default(25),
      skip: z.int().min(0).max(100_000).default(0),
      direction: z.enum(['asc', 'desc']).default('desc'),
      operation: z.string().max(100).default(''),
      outcome: z.enum(outcomes).optional(),
      search: z.string().max(100).default(''),
      from: instant.optional(),
      to: instant.optional(),
    }),
  }),
  z.object({ count: z.int(), results: z.array(auditEntry), operations: z.array(z.string()) }),
);
