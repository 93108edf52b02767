import {
  maxCustomStatuses,
  maxStatusLength,
  refusalsOfStatuses,
  refuseStatuses,
} from '@campus/domain/controls/custom-statuses';
import * as z from 'zod';
import { addRefusal } from '../core/add-refusal.ts';
import { contract } from '../core/contract.ts';
import { accountId, id, typed } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { editedList, optionalId } from './edited-list.ts';

const path = '/accounts/{accountId}/custom-statuses' as const;

const active = z.boolean().describe('Whether people can choose it.');

export const customStatus = z
  .object({
    id,
    status: z.string().describe('What the status says.'),
    order: z.int().describe('Place among the statuses, from 0.'),
    active,
  })
  .describe('A status that people can choose in the world.')
  .meta({ id: 'CustomStatus' });
export type CustomStatus = z.output<typeof customStatus>;

const statusToSave = z
  .strictObject({
    id: optionalId,
    status: typed(maxStatusLength, sentence('controls.status.tooLong')).describe(
      `What the status says, 1 to ${maxStatusLength} characters, different from all others whatever their case.`,
    ),
    active: active.default(true),
  })
  .describe('A custom status to save.');

const customStatuses = z.array(customStatus).describe('The custom statuses in their order.');

export const getCustomStatuses = contract({
  kind: 'query',
  access: { level: 'member' },
  scope: 'controls',
  summary: 'The custom statuses of the world, in their order.',
  rest: { method: 'GET', path },
  input: z.object({ accountId }),
  output: z.object({
    statuses: customStatuses,
    enabled: z.boolean().describe('Whether people in the world can choose a status.'),
  }),
});

export const updateCustomStatuses = contract({
  kind: 'mutation',
  access: { page: 'inWorldControls' },
  scope: 'controls',
  summary:
    'Replace the custom statuses. With `basedOn`, what another person has changed since is kept; where both have changed the same status, nothing is saved and the answer is a conflict.',
  rest: { method: 'PUT', path },
  input: z.object({
    accountId,
    statuses: z
      .array(statusToSave)
      .max(maxCustomStatuses)
      .superRefine((statuses, context) => {
        for (const [index, refusal] of refusalsOfStatuses(statuses).entries())
          addRefusal(context, refusal, [index, 'status']);
        if (context.issues.length === 0) addRefusal(context, refuseStatuses(statuses));
      })
      .describe('All custom statuses in their order. A saved status that is left out is deleted.'),
    basedOn: editedList(
      z.strictObject({
        id,
        status: z.string().describe('Text of the status.'),
        active: z.boolean().describe('Whether people can choose it.'),
      }),
    ),
  }),
  output: z.object({ statuses: customStatuses }),
  audit: 'controls.customStatuses',
});
