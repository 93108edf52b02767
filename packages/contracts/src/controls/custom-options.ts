import {
  maxOptionNameLength,
  maxOptionUrlLength,
  refuseOptionName,
  refuseOptionUrl,
} from '@campus/domain/controls/custom-options';
import * as z from 'zod';
import { addRefusal } from '../core/add-refusal.ts';
import { contract } from '../core/contract.ts';
import { accountId, id, typed } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { editedList, optionalId } from './edited-list.ts';

const path = '/accounts/{accountId}/custom-options' as const;

const locations = z
  .strictObject({
    gearmenu: z.boolean().describe('Whether the gear menu in the world has it.'),
    login: z.boolean().describe('Whether the login page has it.'),
  })
  .describe('Where the option is shown.');

export const customOption = z
  .object({
    id,
    name: z.string().describe('Name of the option.'),
    url: z.string().describe('Address that the option opens.'),
    index: z.int().describe('Place among the options, from 0.'),
    locations,
  })
  .describe('A link in the custom folder of a world.')
  .meta({ id: 'CustomOption' });
export type CustomOption = z.output<typeof customOption>;

const content = {
  name: typed(maxOptionNameLength, sentence('controls.option.nameTooLong'))
    .superRefine((name, context) => addRefusal(context, refuseOptionName(name)))
    .describe(`Name of the option, 1 to ${maxOptionNameLength} characters.`),
  url: typed(maxOptionUrlLength, sentence('controls.option.urlTooLong'))
    .superRefine((url, context) => addRefusal(context, refuseOptionUrl(url)))
    .describe(`Address that the option opens, http or https, at most ${maxOptionUrlLength} characters.`),
  locations: locations.default({ gearmenu: true, login: true }),
};

const basis = z.strictObject({
  id,
  name: z.string().describe('Name of the option.'),
  url: z.string().describe('Address that the option opens.'),
  locations,
});

const customOptions = z.array(customOption).describe('The custom options in their order.');

export const getCustomOptions = contract({
  kind: 'query',
  access: { level: 'member' },
  scope: 'controls',
  summary: 'The custom options of the world, in their order.',
  rest: { method: 'GET', path },
  input: z.object({ accountId }),
  output: z.object({
    options: customOptions,
    maxAllowed: z.int().describe('How many options the account can have.'),
  }),
});

export const updateCustomOptions = contract({
  kind: 'mutation',
  access: { page: 'inWorldControls' },
  scope: 'controls',
  summary:
    'Replace the custom options. With `basedOn`, what another person has changed since is kept; where both have changed the same option, nothing is saved and the answer is a conflict.',
  rest: { method: 'PUT', path },
  input: z.object({
    accountId,
    options: z
      .array(z.strictObject({ id: optionalId, ...content }).describe('A custom option to save.'))
      .max(1000)
      .describe('All custom options in their order. A saved option that is left out is deleted.'),
    basedOn: editedList(basis),
  }),
  output: z.object({ options: customOptions }),
  audit: 'controls.customOptions',
});
