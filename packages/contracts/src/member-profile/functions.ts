import * as z from 'zod';
import { profileVisibility } from '../accounts/accounts.ts';
import { bind } from '../core/binding.ts';
import { accountId, id } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { customFieldValue } from '../members/members.ts';
import { wireTask } from '../tasks/functions.ts';
import { getMemberFieldUse as fieldUse, memberFieldName, memberFieldType } from './member-profile.ts';

/** A field of the member profile; its name is its key. */
const definition = z.strictObject({
  type: memberFieldType,
  required: z.boolean().default(false),
  visibleToMember: z.boolean().default(true),
  editableByMember: z.boolean().default(true),
});
const definitions = z.record(memberFieldName, definition);

/** The fields that every member profile has. */
export const getMemberProfileDefaultFieldsSchema = wireCall(
  'getMemberProfileDefaultFieldsSchema',
  z.strictObject({}),
  definitions,
);

/** A user's member profile: to the user the fields that members see, to admins all of them. */
export const getUserAccountMemberProfile = wireCall(
  'getUserAccountMemberProfile',
  z.strictObject({ accountId, userId: id }),
  z.object({
    fields: z.array(definition.extend({ name: z.string(), value: customFieldValue.nullable() })),
  }),
);

const configuration = z.object({
  showUserProfile: profileVisibility,
  showMemberProfile: profileVisibility,
  disableProfileEditVisibility: z.boolean(),
  memberProfileCustomFieldsSchema: definitions,
  /** Removed fields whose values are still being deleted. */
  dropping: z.array(z.string()),
});
export type WireMemberProfileConfiguration = z.output<typeof configuration>;

/** Admin: how an account uses the profiles of its members. Ours. */
export const getMemberProfileConfiguration = wireCall(
  'getMemberProfileConfiguration',
  z.strictObject({ accountId }),
  configuration,
);

const settings = {
  showUserProfile: profileVisibility.strict().optional(),
  showMemberProfile: profileVisibility.strict().optional(),
  disableProfileEditVisibility: z.boolean().optional(),
  memberProfileCustomFieldsSchema: definitions.optional(),
};

/**
 * Admin: the plain saves of an account's profile settings, all that are given or none. A saved field that is missing in
 * the schema must be among `removed`; `task` deletes the values of removed fields. With `base`, which is ours, only what
 * differs from it is saved.
 */
export const updateMemberProfileConfiguration = wireCall(
  'updateMemberProfileConfiguration',
  z.strictObject({
    accountId,
    ...settings,
    removed: z.array(memberFieldName).max(1000).default([]),
    base: z.strictObject(settings).optional(),
  }),
  configuration.extend({ task: wireTask.nullable() }),
);

/** Admin: how many members have a value in at least one of these fields, counted up to a bound. Ours. */
export const getMemberFieldUse = bind(fieldUse, { name: 'getMemberFieldUse' });
