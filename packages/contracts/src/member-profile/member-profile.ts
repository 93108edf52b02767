import { listLimit } from '@campus/domain/core/lists';
import { memberFieldTypes } from '@campus/domain/member-profile/member-profile';
import * as z from 'zod';
import { profileVisibility } from '../accounts/accounts.ts';
import { addRefusal } from '../core/add-refusal.ts';
import { contract } from '../core/contract.ts';
import { accountId, typedLines } from '../core/fields.ts';
import { firstReason } from '../core/issue-reasons.ts';
import { reason } from '../core/reasons.ts';
import { sentence } from '../core/schema-sentences.ts';
import { orCommaList } from '../core/text-values.ts';
import { task } from '../tasks/tasks.ts';

const access = { level: 'admin', page: 'memberProfile' } as const;
const base = '/accounts/{accountId}/member-profile' as const;

export const memberFieldType = z
  .enum(memberFieldTypes, { error: sentence('memberProfile.type.unknown') })
  .describe('Type of the values.');

const valueText = typedLines(1000);

/** A value as it is sent. An invalid text is refused with its own sentence, which a union would hide. */
export const memberFieldValue = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value, context) => {
    if (typeof value !== 'string') return value;
    const read = valueText.safeParse(value);
    if (read.success) return read.data;
    addRefusal(context, firstReason(read.error));
    return z.NEVER;
  })
  .describe('Value of a field of the member profile.');

/** A name as it is sent: older accounts have names that new fields cannot have. */
export const memberFieldName = z
  .string({ error: sentence('memberProfile.name.notText') })
  .max(100, { error: sentence('memberProfile.name.length') })
  .describe('Name of a field of the member profile.');

export const memberFieldDefinition = z
  .strictObject({
    name: memberFieldName,
    type: memberFieldType,
    required: z.boolean().default(false).describe('Whether members must fill it in.'),
    visible: z.boolean().default(true).describe('Whether members see it.'),
    editable: z
      .boolean()
      .default(true)
      .describe('Whether members can edit it; never true for a field they do not see.'),
  })
  .describe('A field of the member profile.');
export type MemberFieldDefinition = z.output<typeof memberFieldDefinition>;

export const memberProfileConfiguration = z
  .object({
    showUserProfile: profileVisibility,
    showMemberProfile: profileVisibility,
    disableProfileEditVisibility: z
      .boolean()
      .describe('Whether members can see their user profile but not edit it.'),
    defaultFields: z
      .array(memberFieldDefinition)
      .describe('Fields of every account; they cannot be changed.'),
    fields: z.array(memberFieldDefinition).describe('Custom fields of the account, by name.'),
    dropping: z
      .array(z.string())
      .describe('Removed fields whose values are still being deleted; they cannot be added until then.'),
  })
  .describe('How an account uses the profiles of its members.');
export type MemberProfileConfiguration = z.output<typeof memberProfileConfiguration>;

export const getMemberProfileConfiguration = contract({
  kind: 'query',
  access,
  scope: 'memberProfile',
  summary: 'Where profiles are shown, and the fields of the member profile.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId }),
  output: z.object({ configuration: memberProfileConfiguration }),
});

const definitions = z
  .array(memberFieldDefinition)
  .max(1000)
  .superRefine((fields, context) => {
    for (const [index, { name }] of fields.entries())
      if (fields.findIndex((field) => field.name === name) < index)
        addRefusal(context, reason('memberProfile.name.taken', { field: name }), [index, 'name']);
  });

const settings = {
  showUserProfile: profileVisibility.optional(),
  showMemberProfile: profileVisibility.optional(),
  disableProfileEditVisibility: z
    .boolean()
    .optional()
    .describe('Whether members can see their user profile but not edit it.'),
};

export const updateMemberProfileConfiguration = contract({
  kind: 'mutation',
  access,
  scope: 'memberProfile',
  summary:
    'Change where profiles are shown, and the fields of the member profile; what is left out stays as it is.',
  rest: { method: 'PATCH', path: base },
  input: z.object({
    accountId,
    ...settings,
    fields: definitions
      .optional()
      .describe('All custom fields, saved and new ones. Name and type of a saved field cannot change.'),
    removed: z
      .array(memberFieldName)
      .max(1000)
      .default([])
      .describe(
        'Names of the saved fields to delete with all their values. Omitting a field from `fields` does not delete it.',
      ),
    base: z
      .strictObject({ ...settings, fields: definitions.optional().describe('All custom fields.') })
      .optional()
      .describe(
        'What was read before the change. Then only what differs from it is changed, and what another person has changed since stays.',
      ),
  }),
  output: z.object({
    configuration: memberProfileConfiguration,
    task: task
      .nullable()
      .describe('Task that deletes the values of removed fields; null when there are none.'),
  }),
  audit: 'memberProfile.configure',
});

export const getMemberFieldUse = contract({
  kind: 'query',
  access,
  scope: 'memberProfile',
  summary: `How many members have a value in these fields (comma between them), counted up to ${listLimit}.`,
  rest: { method: 'GET', path: `${base}/field-use` },
  input: z.object({
    accountId,
    names: orCommaList(z.array(memberFieldName).min(1).max(1000)).describe(
      'Names of the fields, separated by commas.',
    ),
  }),
  output: z.object({
    members: z.int().describe('Number of members with a value in at least one of the fields.'),
    isExact: z.boolean().describe('False when there are more than were counted.'),
  }),
});
