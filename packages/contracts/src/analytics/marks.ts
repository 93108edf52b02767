import { markKinds } from '@campus/domain/analytics/audited-change';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, day, instant } from '../core/fields.ts';
import { checkPeriod, ofDashboard } from './analytics.ts';
import { period } from './fields.ts';

const mark = z
  .object({
    day: day.describe('Day in the zone of the range.'),
    kind: z.enum(markKinds).describe('What was changed.'),
    at: instant.describe('When it was changed last on that day.'),
    count: z
      .int()
      .describe(
        'How many rooms, members, or people it concerns, otherwise how often it happened; 0 where that is not known any more.',
      ),
    name: z
      .string()
      .describe('Name of the room or theme; empty where there are several, and for other kinds.'),
    entry: z
      .object({
        operation: z.string().describe('Operation of the entries; empty where there are several.'),
        target: z.string().describe('Identifier of their object; empty where there are several.'),
        first: instant.describe('When the first of them was recorded.'),
      })
      .nullable()
      .describe('Where the audit log has it; null for callers who may not open the audit log.'),
  })
  .describe('A change of the account, as the audit log has it; one for each kind and day.');
export type ChartMark = z.output<typeof mark>;

export const listMarks = contract({
  kind: 'query',
  access: ofDashboard,
  summary:
    'What changed in the account on the days of a range, as the audit log has it: rooms, world status, who may sign up, theme, customizations, permissions, imports, and invitations. What was taken back on the same day is left out.',
  rest: { method: 'GET', path: '/accounts/{accountId}/analytics/marks' },
  input: z.object({ accountId, ...period }).superRefine(checkPeriod),
  output: z.object({ items: z.array(mark).describe('Changes by day.') }),
  limit: { calls: 600, seconds: 60 },
});
