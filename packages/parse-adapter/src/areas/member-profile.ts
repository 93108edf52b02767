import * as wire from '@campus/contracts/member-profile/functions';
import type * as memberProfile from '@campus/contracts/member-profile/member-profile';
import type { Task } from '@campus/contracts/tasks/tasks';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { insufficientPermission } from '../core/refusals.ts';

type Changes = z.output<typeof memberProfile.updateMemberProfileConfiguration.input>;
type Definitions = wire.WireMemberProfileConfiguration['memberProfileCustomFieldsSchema'];

/**
 * How an account uses its members' profiles. The default fields come from a second function, so these
 * operations have no binding.
 */
export function memberProfilePlatform({ query, mutate }: Calls) {
  const withDefaults = async (configuration: wire.WireMemberProfileConfiguration) =>
    configurationOf(configuration, await query(wire.getMemberProfileDefaultFieldsSchema, {}));

  return {
    async get(accountId: string): Promise<memberProfile.MemberProfileConfiguration> {
      return withDefaults(await query(wire.getMemberProfileConfiguration, { accountId }));
    },

    async update({ base, ...changes }: Changes): Promise<{
      configuration: memberProfile.MemberProfileConfiguration;
      task: Task | null;
    }> {
      const { task, ...configuration } = await mutate(wire.updateMemberProfileConfiguration, {
        ...onWire(changes),
        ...(base && { base: onWire(base) }),
      }).catch(insufficientPermission);
      return { configuration: await withDefaults(configuration), task };
    },
  };
}

function configurationOf(
  { memberProfileCustomFieldsSchema, ...same }: wire.WireMemberProfileConfiguration,
  defaults: Definitions,
): memberProfile.MemberProfileConfiguration {
  return {
    ...same,
    defaultFields: fieldsOf(defaults),
    fields: fieldsOf(memberProfileCustomFieldsSchema),
  };
}

function fieldsOf(definitions: Definitions): memberProfile.MemberFieldDefinition[] {
  return Object.entries(definitions).map(([name, { type, required, visibleToMember, editableByMember }]) => ({
    name,
    type,
    required,
    visible: visibleToMember,
    editable: editableByMember,
  }));
}

function onWire<Settings extends { fields?: Changes['fields'] }>({ fields, ...settings }: Settings) {
  return { ...settings, ...(fields && { memberProfileCustomFieldsSchema: definitionsOf(fields) }) };
}

function definitionsOf(fields: readonly memberProfile.MemberFieldDefinition[]): Definitions {
  return Object.fromEntries(
    fields.map(({ name, type, required, visible, editable }) => [
      name,
      { type, required, visibleToMember: visible, editableByMember: editable },
    ]),
  );
}
