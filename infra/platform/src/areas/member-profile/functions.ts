import { AppError } from '@campus/contracts/core/app-error';
import { nameChangeLimit } from '@campus/contracts/core/change-limit';
import * as wire from '@campus/contracts/member-profile/functions';
import * as contracts from '@campus/contracts/member-profile/member-profile';
import { updateUserAccountMemberProfile } from '@campus/contracts/members/functions';
import { defaultMemberFields } from '@campus/domain/member-profile/member-profile';
import { cloudFunction } from '../../call/define.ts';
import { implement, rulesOf } from '../../call/implement.ts';
import { asSeenBy, viewerOf } from '../members/as-seen-by.ts';
import { editorOf } from '../members/editor-of.ts';
import { findMemberByUser } from '../members/find-member.ts';
import { lockMember } from '../members/lock-member.ts';
import { readMember } from '../members/read-members.ts';
import { refuseEditing } from '../members/refuse-editing.ts';
import { fieldsSeenBy, readMemberProfile } from '../profile/member-profile.ts';
import { definitionOf } from '../profile/stored-fields.ts';
import { updateMemberProfile } from '../profile/update-member-profile.ts';
import { readFieldUse } from './field-use.ts';
import { presentConfiguration, readConfiguration } from './read-configuration.ts';
import { updateConfiguration } from './update-configuration.ts';

/** The profile fields of an account's members, and their settings. */
export const memberProfileFunctions = [
  cloudFunction(wire.getMemberProfileDefaultFieldsSchema, {
    access: 'signedIn',
    scope: 'any',
    handle: async () =>
      Object.fromEntries(
        Object.entries(defaultMemberFields).map(([name, field]) => [name, definitionOf(field)]),
      ),
  }),

  cloudFunction(wire.getUserAccountMemberProfile, {
    access: 'affiliated',
    handle: async ({ sql, actor, input: { accountId, userId } }) => {
      const editor = viewerOf(actor, userId);
      const profile = await readMemberProfile(sql, { accountId, userId });
      if (!profile) throw new AppError('notFound', 'members.notFound');
      return { fields: fieldsSeenBy(editor, profile) };
    },
  }),

  cloudFunction(updateUserAccountMemberProfile, {
    access: { level: 'member' },
    callerLimit: nameChangeLimit,
    audit: { operation: 'members.updateProfile' },
    handle: async (call) => {
      const { accountId, userId, update, unset, expected } = call.input;
      refuseEditing(call.actor, userId);
      const fields = { ...update, ...Object.fromEntries(unset.map((name) => [name, null])) };
      const found = await findMemberByUser(call.sql, accountId, userId);
      const lock = { user: false, permissions: false, fields: true };
      const member = found && (await lockMember(call.sql, found.id, lock));
      if (!member) throw new AppError('notFound', 'members.notFound');
      const editor = editorOf(call.actor, member);
      await updateMemberProfile(call, { accountId, userId, fields, expected, editor });
      return asSeenBy(call, accountId, await readMember(call.sql, member.id));
    },
  }),

  cloudFunction(wire.getMemberProfileConfiguration, {
    ...rulesOf(contracts.getMemberProfileConfiguration),
    handle: async ({ sql, input: { accountId } }) => {
      const configuration = await readConfiguration(sql, accountId);
      if (!configuration) throw new AppError('forbidden', 'access.forbidden');
      return presentConfiguration(configuration);
    },
  }),

  cloudFunction(wire.updateMemberProfileConfiguration, {
    ...rulesOf(contracts.updateMemberProfileConfiguration),
    hidden: isSettingOnly,
    handle: async (call) => {
      const { configuration, task } = await updateConfiguration(call, call.input);
      return { ...presentConfiguration(configuration), task };
    },
  }),

  implement(wire.getMemberFieldUse, {
    handle: ({ sql, input: { accountId, names } }) => readFieldUse(sql, accountId, names),
  }),
];

const settings = ['showUserProfile', 'showMemberProfile', 'disableProfileEditVisibility'];

/** Callers without access to the settings get "not found"; field errors are returned as usual. */
function isSettingOnly(params: Readonly<Record<string, unknown>>) {
  const asked = settings.some((name) => Object.hasOwn(params, name));
  const fields = Object.hasOwn(params, 'memberProfileCustomFieldsSchema');
  return asked && !fields ? 'memberProfile.objectNotFound' : undefined;
}
