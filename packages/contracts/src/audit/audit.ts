import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, day, id, instant, typed } from '../core/fields.ts';
import { downloadedFile } from '../core/files.ts';
import { grouped } from '../core/grouped.ts';
import { direction, listPlace, pageOf, paging } from '../core/list.ts';
import { reasonSchema } from '../core/reasons.ts';
import { sentInstant } from '../core/sent-instant.ts';
import { timeZone } from '../core/time-zone.ts';

export const outcomes = ['success', 'refused', 'failed'] as const;

/** The maximum number of entries that can be paged through, counted, and exported: the newest matches. */
export const auditReach = 100_000;

const values = z.record(z.string(), z.unknown());

const auditActor = z
  .object({
    id: z.string().describe('Identifier of the person.'),
    email: z
      .string()
      .describe('Email address at the time of the entry; of an API credential, its client id.'),
    name: z.string().describe('Current name; empty when the person no longer exists.'),
  })
  .describe('Person who acted.');

const auditTarget = z
  .object({
    type: z.string().describe('Kind of object, such as Membership.'),
    id: z.string().describe('Identifier of the object.'),
    label: z.string().describe('Label of the object at the time of the entry.'),
    name: z.string().describe('Current name of a person; empty for other objects.'),
  })
  .describe('Object that was acted on.');

export const auditEntry = z
  .object({
    id,
    at: instant.describe('Time of the action, in UTC (ISO 8601).'),
    operation: z.string().describe('Name of the operation, such as members.update.'),
    outcome: z.enum(outcomes).describe('Result of the action.'),
    actor: auditActor.nullable().describe('Person who acted; null when nobody was signed in.'),
    target: auditTarget,
    before: values.describe('Changed values before the action, by field.'),
    after: values.describe('Changed values after the action, by field.'),
    reason: z.string().describe('Why the action was refused or failed; empty on success.'),
    reasons: z.array(reasonSchema).describe('Which sentences the reason is made of.'),
    requestId: z.string().describe('Identifier of the request, as in the server logs.'),
  })
  .describe('A recorded action, whether it succeeded or not. Entries never change.')
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof auditEntry>;

const filter = z.object({
  accountId,
  operation: typed(100).default('').describe('Operation to filter by; empty for all.'),
  outcome: z.enum(outcomes).optional().describe('Result to filter by; all when omitted.'),
  actor: id.or(z.literal('')).default('').describe('Identifier of the person who acted; empty for all.'),
  target: id
    .or(z.literal(''))
    .default('')
    .describe('Identifier of the object that was acted on; empty for all.'),
  search: typed(100)
    .default('')
    .describe('Part of the email or label of actor or target, or start of a member name.'),
  from: day.optional().describe('First day to include.'),
  to: day.optional().describe('Last day to include.'),
  since: sentInstant.optional().describe('Instant of the first entry to include (RFC 3339).'),
  timeZone,
});

export const listAudit = contract({
  kind: 'query',
  access: { page: 'audit' },
  scope: 'audit',
  summary: 'One page of the changes in the account, with actor and time; newest first.',
  rest: { method: 'GET', path: '/accounts/{accountId}/audit' },
  input: filter.extend({
    ...paging,
    direction,
    after: listPlace
      .optional()
      .describe(
        'Reads the trail from its oldest entry when empty, else from where `next` of the answer before says. Entries of the last ten seconds are left for the next call. `page` and `direction` do not apply.',
      ),
  }),
  output: pageOf(auditEntry).extend({
    totalIsExact: z
      .boolean()
      .describe(
        'False when `total` is a lower bound: more entries match than can be paged through, or a search of fewer than three consecutive letters covered only the newest entries.',
      ),
    next: z
      .string()
      .optional()
      .describe('Only with `after`: what to send as `after` in the next call, now or when there is more.'),
    operations: z.array(z.string()).describe('Every operation recorded in the account.'),
    chosen: z
      .object({
        actor: auditActor
          .nullable()
          .describe('Actor of the filter; null when there is no entry of this identifier.'),
        target: auditTarget
          .nullable()
          .describe('Target of the filter; null when there is no entry of this identifier.'),
      })
      .describe('The objects that the filters by identifier refer to.'),
    keptDays: z.int().describe('Number of days after which entries are deleted; 0 for never.'),
  }),
});

export const exportAudit = contract({
  kind: 'mutation',
  access: { page: 'audit' },
  summary: `The newest ${grouped(auditReach)} entries that match, as a CSV file with times in UTC. The export itself is recorded.`,
  rest: { method: 'GET', path: '/accounts/{accountId}/audit/export' },
  input: filter,
  output: downloadedFile,
  audit: 'audit.export',
  limit: { calls: 20, seconds: 600 },
  download: true,
});
