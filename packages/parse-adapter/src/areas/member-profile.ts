import {
  getMemberProfileConfiguration,
  getMemberProfileDefaultFieldsSchema,
  updateMemberProfileConfiguration,
  type WireMemberProfileConfiguration,
} from '@campus/contracts/member-profile/functions';
import type {
  MemberFieldDefinition,
  MemberProfileConfiguration,
  updateMemberProfileConfiguration as updateContract,
} from '@campus/contracts/member-profile/member-profile';
import type { Task } from '@campus/contracts/tasks/tasks';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { insufficientPermission } from '../core/refusals.ts';

type Changes = z.output<typeof updateContract.input>;
type Definitions = WireMemberProfileConfiguration['memberProfileCustomFieldsSchema'];

/**
 * How an account uses the profiles of its members. The default fields come from a second function, so no binding
 * describes these operations.
 */
export function memberProfilePlatform({ query, mutate }: Calls) {
  const withDefaults = async (configuration: WireMemberProfileConfiguration) =>
    configurationOf(configuration, await query(getMemberProfileDefaultFieldsSchema, {}));

  return {
    async get(accountId: string): Promise<MemberProfileConfiguration> {
      return withDefaults(await query(getMemberProfileConfiguration, { accountId }));
    },

    async update({ fields, ...changes }: Changes): Promise<{
      configuration: MemberProfileConfiguration;
      task: Task | null;
    }> {
      const { task, ...configuration } = await mutate(updateMemberProfileConfiguration, {
        ...changes,
        ...(fields && { memberProfileCustomFieldsSchema: definitionsOf(fields) }),
      }).catch(insufficientPermission);
      return { configuration: await withDefaults(configuration), task };
    },
  };
}

function configurationOf(
  { memberProfileCustomFieldsSchema, ...same }: WireMemberProfileConfiguration,
  defaults: Definitions,
): MemberProfileConfiguration {
  return {
    ...same,
    defaultFields: fieldsOf(defaults),
    fields: fieldsOf(memberProfileCustomFieldsSchema),
  };
}

function fieldsOf(definitions: Definitions): MemberFieldDefinition[] {
  return Object.entries(definitions).map(([name, { type, required, visibleToMember, editableByMember }]) => ({
    name,
    type,
    required,
    visible: visibleToMember,
    editable: editableByMember,
  }));
}

function definitionsOf(fields: readonly MemberFieldDefinition[]): Definitions {
  return Object.fromEntries(
    fields.map(({ name, type, required, visible, editable }) => [
      name,
      { type, required, visibleToMember: visible, editableByMember: editable },
    ]),
  );
}
