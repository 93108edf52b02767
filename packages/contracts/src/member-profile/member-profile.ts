import { memberFieldTypes } from '@campus/domain/member-profile/member-profile';
import { memberListLimit } from '@campus/domain/members/members';
import * as z from 'zod';
import { profileVisibility } from '../accounts/accounts.ts';
import { contract } from '../core/contract.ts';
import { accountId, typed } from '../core/fields.ts';
import { sentence, text } from '../core/messages.ts';
import { firstSentence } from '../core/sentences.ts';
import { task } from '../tasks/tasks.ts';

const access = { level: 'admin', page: 'memberProfile' } as const;
const base = '/accounts/{accountId}/member-profile' as const;

export const memberFieldType = z.enum(memberFieldTypes, { error: sentence('memberProfile.type.unknown') });

const valueText = typed(1000);

/** A value of a field of the member profile as it is sent. What is wrong with a text is said, unlike by a union. */
export const memberFieldValue = z.union([z.string(), z.number(), z.boolean()]).transform((value, context) => {
  if (typeof value !== 'string') return value;
  const read = valueText.safeParse(value);
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: firstSentence(read.error) });
  return z.NEVER;
});

/** The name of a field as it is sent; older accounts have names that could not be given any more. */
export const memberFieldName = z
  .string({ error: sentence('memberProfile.name.notText') })
  .max(100, { error: sentence('memberProfile.name.length') });

/** A field that an account adds to the member profile. */
export const memberFieldDefinition = z.object({
  name: memberFieldName,
  type: memberFieldType,
  required: z.boolean().default(false),
  visible: z.boolean().default(true),
  /** Never without being visible: what members do not see they do not edit. */
  editable: z.boolean().default(true),
});
export type MemberFieldDefinition = z.output<typeof memberFieldDefinition>;

/** How an account uses the profiles of its members. */
export const memberProfileConfiguration = z.object({
  showUserProfile: profileVisibility,
  showMemberProfile: profileVisibility,
  /** Whether members can look at their user profile but not edit it. */
  disableProfileEditVisibility: z.boolean(),
  /** The fields that every account has; they cannot be changed. */
  defaultFields: z.array(memberFieldDefinition),
  /** The account's own fields, by name. */
  fields: z.array(memberFieldDefinition),
  /** Removed fields whose values are still being deleted; until then they cannot be added again. */
  dropping: z.array(z.string()),
});
export type MemberProfileConfiguration = z.output<typeof memberProfileConfiguration>;

export const getMemberProfileConfiguration = contract({
  kind: 'query',
  access,
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
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: text('memberProfile.name.taken', { field: name }),
        });
  });

export const updateMemberProfileConfiguration = contract({
  kind: 'mutation',
  access,
  summary:
    'Change where profiles are shown, and the fields of the member profile; what is left out stays as it is.',
  rest: { method: 'PATCH', path: base },
  input: z.object({
    accountId,
    showUserProfile: profileVisibility.optional(),
    showMemberProfile: profileVisibility.optional(),
    disableProfileEditVisibility: z.boolean().optional(),
    /** All of the account's own fields, with those that are new. Names and types of saved ones are locked. */
    fields: definitions.optional(),
    /** The saved fields that are meant to go, with all their values; none goes by being left out alone. */
    removed: z.array(memberFieldName).max(1000).default([]),
  }),
  output: z.object({
    configuration: memberProfileConfiguration,
    /** The task that deletes the values of what was removed, where there are any. */
    task: task.nullable(),
  }),
  audit: 'memberProfile.configure',
});

export const getMemberFieldUse = contract({
  kind: 'query',
  access,
  summary: `How many members have a value in these fields (comma between them), counted up to ${memberListLimit}.`,
  rest: { method: 'GET', path: `${base}/field-use` },
  input: z.object({
    accountId,
    names: z.preprocess(
      (value) => (typeof value === 'string' ? value.split(',') : value),
      z.array(memberFieldName).min(1).max(1000),
    ),
  }),
  output: z.object({
    /** How many have a value in at least one of them. */
    members: z.int(),
    /** False when there are more than are counted. */
    isExact: z.boolean(),
  }),
});
