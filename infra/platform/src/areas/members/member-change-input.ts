import type { changeMember } from '@campus/contracts/members/functions';
import type { memberChangeOperations } from '@campus/contracts/members/member-changes';
import { pick } from '@campus/domain/core/pick';
import {
  type DefaultMemberField,
  defaultMemberFieldNames,
} from '@campus/domain/member-profile/member-profile';
import type * as z from 'zod';
import type { MemberChangeInput } from './change-member.ts';

type Input = z.output<typeof changeMember.input>;
type Operation = (typeof memberChangeOperations)[number];

/** Returns the change that a call of `changeMember` requests. */
export function memberChangeInput(input: Input): MemberChangeInput {
  const profile = { fields: profileFields(input), expected: profileFields(input.expected) };
  return {
    wanted: ownFields(input),
    expected: ownFields(input.expected),
    profile: Object.keys(profile.fields).length > 0 ? profile : undefined,
  };
}

function ownFields<Permission>({
  displayName,
  firstName,
  lastName,
  teamId,
  permission,
}: Pick<Input['expected'], 'displayName' | 'firstName' | 'lastName' | 'teamId'> & {
  permission?: Permission;
}) {
  return { displayname: displayName, firstname: firstName, lastname: lastName, teamId, permission };
}

function profileFields({
  customFields,
  ...fields
}: Pick<Input['expected'], DefaultMemberField | 'customFields'>) {
  return { ...customFields, ...pick(fields, defaultMemberFieldNames) };
}

const operationOfField = {
  displayName: 'members.updateDisplayName',
  firstName: 'members.updateFirstName',
  lastName: 'members.updateLastName',
  contactEmail: 'members.updateProfile',
  title: 'members.updateProfile',
  customFields: 'members.updateProfile',
  teamId: 'members.updateTeam',
  permission: 'members.updatePermission',
} as const satisfies Partial<Record<keyof Input, Operation>>;

/**
 * Returns the operation for the audit entry: the one for the field or the profile, or `members.update` for
 * several.
 */
export function changeOperation(input: Input): Operation {
  const operations = Object.entries(operationOfField).flatMap(([field, operation]) =>
    input[field as keyof typeof operationOfField] === undefined ? [] : [operation],
  );
  const [operation = 'members.update', ...others] = new Set(operations);
  return others.length === 0 ? operation : 'members.update';
}
