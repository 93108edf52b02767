import {
  updateContactEmail,
  updateCustomField,
  updateDisplayName,
  updateFirstName,
  updateLastName,
  updateMember,
  updatePermission,
  updateTeam,
  updateTitle,
} from '@campus/contracts/members/member-changes';
import { procedure } from '../../core/trpc.ts';

/** Changes of one member. */
export const memberChanges = {
  update: procedure(updateMember, async ({ input, platform }) => ({
    member: await platform.members.update(input),
  })),

  updateDisplayName: procedure(updateDisplayName, ({ input, platform }) =>
    platform.members.updateDisplayName(input),
  ),

  updateFirstName: procedure(updateFirstName, async ({ input, platform }) => ({
    member: await platform.members.updateFirstName(input),
  })),

  updateLastName: procedure(updateLastName, async ({ input, platform }) => ({
    member: await platform.members.updateLastName(input),
  })),

  updateContactEmail: procedure(updateContactEmail, async ({ input, platform }) => ({
    member: await platform.members.updateContactEmail(input),
  })),

  updateTitle: procedure(updateTitle, async ({ input, platform }) => ({
    member: await platform.members.updateTitle(input),
  })),

  updateTeam: procedure(updateTeam, async ({ input, platform }) => ({
    member: await platform.members.updateTeam(input),
  })),

  updatePermission: procedure(updatePermission, async ({ input, platform }) => ({
    member: await platform.members.updatePermission(input),
  })),

  updateCustomField: procedure(updateCustomField, async ({ input, platform }) => ({
    member: await platform.members.updateCustomField(input),
  })),
};
