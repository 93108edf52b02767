import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId } from '../core/fields.ts';
import { accessLimit, accessPath, ofPage } from './effective-access.ts';
import { device, written } from './fields.ts';

const mark = z
  .enum(['redundant', 'shadowed', 'orphaned'])
  .nullable()
  .describe(
    'Redundant: it says what it would inherit. Shadowed: it decides nothing. Orphaned: its room or action is gone. Null: it is needed.',
  );

const override = z
  .object({
    kind: z
      .enum(['page', 'permission'])
      .describe('What is overridden: the level of a page, or a room permission.'),
    key: z.string().describe('Identifier of the override.'),
    name: z.string().describe('Page, or name of the action.'),
    device: device.nullable().describe('Program; null for pages.'),
    level: z.string().nullable().describe('Room type; null for the world and for pages.'),
    instance: z.int().nullable().describe('Scene; null for all scenes.'),
    value: z.string().describe('Name of the lowest role that is set.'),
    inherited: z
      .string()
      .describe('Name of the lowest role without the override; empty where nothing inherits.'),
    mark,
    ...written,
  })
  .describe('Something that differs from the default.');
export type Override = z.output<typeof override>;

export const listOverrides = contract({
  kind: 'query',
  access: ofPage,
  summary:
    'Everything that is set apart from its default: pages and room permissions, with what is not needed.',
  rest: { method: 'GET', path: `${accessPath}/overrides` },
  input: z.object({ accountId }),
  output: z.object({ overrides: z.array(override).describe('Overrides, pages first.') }),
  limit: accessLimit,
});

export const removeOverrides = contract({
  kind: 'mutation',
  access: ofPage,
  summary: 'Remove overrides that are not needed. Refused when one of them is needed by now.',
  rest: { method: 'POST', path: `${accessPath}/overrides/removals` },
  input: z.object({
    accountId,
    keys: z
      .array(z.string().min(1).max(300))
      .min(1)
      .max(5000)
      .describe('Identifiers of overrides, as they were listed. Each must be marked.'),
  }),
  output: z.object({ removed: z.int().describe('How many were removed.') }),
  audit: 'effectiveAccess.removeOverrides',
  limit: accessLimit,
});
