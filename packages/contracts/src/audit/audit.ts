import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, day, id, instant, timeZone, typed } from '../core/fields.ts';
import { downloadedFile } from '../core/files.ts';
import { direction, pageNumber, pageOf } from '../core/list.ts';

export const outcomes = ['success', 'refused', 'failed'] as const;

/** As many entries can be paged through, counted and exported at once: the newest that match. */
export const auditReach = 100_000;

const values = z.record(z.string(), z.unknown());

/** Who acted. The email is the one of that time; the name is today's, '' where nobody of that id is known. */
const auditActor = z.object({ id: z.string(), email: z.string(), name: z.string() });

/** What was acted on. The label is the one of that time; people have their name of today beside it. */
const auditTarget = z.object({ type: z.string(), id: z.string(), label: z.string(), name: z.string() });

/** What somebody did, or tried to do. Entries are never changed. */
export const auditEntry = z.object({
  id,
  at: instant,
  operation: z.string(),
  outcome: z.enum(outcomes),
  actor: auditActor.nullable(),
  target: auditTarget,
  before: values,
  after: values,
  reason: z.string(),
  requestId: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

const filter = z.object({
  accountId,
  operation: typed(100).default(''),
  outcome: z.enum(outcomes).optional(),
  /** The id of the person who acted. */
  actor: id.or(z.literal('')).default(''),
  /** The id of the object that was acted on. */
  target: id.or(z.literal('')).default(''),
  /** Part of the actor's or the target's email or label, or the beginning of a member's name. */
  search: typed(100).default(''),
  from: day.optional(),
  to: day.optional(),
  timeZone,
});

export const listAudit = contract({
  kind: 'query',
  access: { page: 'audit' },
  summary: 'One page of what was changed in the account, by whom and when; newest first.',
  rest: { method: 'GET', path: '/accounts/{accountId}/audit' },
  input: filter.extend({ page: pageNumber, direction }),
  output: pageOf(auditEntry).extend({
    /**
     * False when more match than can be paged through, or when a search of less than three letters in a row
     * looked at the newest entries only; `total` is then a lower bound.
     */
    totalIsExact: z.boolean(),
    /** Every operation that was recorded in the account. */
    operations: z.array(z.string()),
    /** Whom and what the filters by id mean; null where nothing of that id is on record. */
    chosen: z.object({ actor: auditActor.nullable(), target: auditTarget.nullable() }),
    /** After so many days entries are deleted; 0 means never. */
    keptDays: z.int(),
  }),
});

export const exportAudit = contract({
  kind: 'mutation',
  access: { page: 'audit' },
  summary:
    'The newest 100,000 entries that match, as a CSV file with times in UTC. The export itself is recorded.',
  rest: { method: 'GET', path: '/accounts/{accountId}/audit/export' },
  input: filter,
  output: downloadedFile,
  audit: 'audit.export',
  limit: { calls: 20, seconds: 600 },
  download: true,
});
