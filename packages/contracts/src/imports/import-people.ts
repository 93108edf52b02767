import type { ImportField } from '@campus/domain/imports/imports';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { sentence } from '../core/schema-sentences.ts';
import { startedTask } from '../tasks/tasks.ts';
import { importAccess, importsPath } from './import-files.ts';
import { planImport } from './imports.ts';

/** The most people that one call lists. */
export const maxListedPeople = 1_000;

const cell = z.string().max(1_000);
const value = (description: string) => cell.optional().describe(description);

export const listedPerson = z
  .strictObject({
    email: cell.describe('Email address that identifies the person.'),
    firstName: value('First name.'),
    lastName: value('Last name.'),
    displayName: value('Display name.'),
    contactEmail: value('Contact email; only in an import of memberships.'),
    title: value('Title.'),
    permission: value('Role: `member`, `leader`, `moderator`, `admin`, `owner`, or `suspended`.'),
    teamId: value('Team, by its number or its letters.'),
    badges: value('Names of badges, separated by semicolons.'),
    custom: z
      .record(z.string().max(128), cell)
      .optional()
      .describe('Values of custom fields by their names; only in an import of memberships.'),
  } satisfies Record<ImportField | 'custom', z.ZodType>)
  .describe('A person to invite, change, or remove. An omitted or empty value changes nothing.')
  .meta({ id: 'ListedPerson' });
export type ListedPerson = z.output<typeof listedPerson>;

const { accountId, kind, timeZone, exportEmail, options, rowErrors, review } = planImport.input.shape;

export const importPeople = contract({
  kind: 'mutation',
  access: importAccess,
  scope: 'imports',
  summary: `Invite, change, or remove up to ${maxListedPeople.toLocaleString('en')} people by email, without a file: the same plan, review, and result as an import of a file.`,
  rest: { method: 'POST', path: `${importsPath}/people` },
  input: z.object({
    accountId,
    kind,
    people: z
      .array(listedPerson)
      .min(1, { error: sentence('changes.none') })
      .max(maxListedPeople, { error: sentence('request.tooManyEntries', { max: maxListedPeople }) })
      .describe('The people. Rows of the import have their order.'),
    timeZone,
    exportEmail,
    options,
    rowErrors,
    review,
  }),
  output: startedTask,
  audit: 'imports.plan',
  keyed: true,
  limit: { calls: 30, seconds: 60 },
});
