import {
  updateContactEmail,
  updateDisplayName,
  updateFirstName,
  updateLastName,
  updateMember,
  updatePermission,
  updateTeam,
  updateTitle,
} from '@campus/contracts/member-changes';
import { listMembers, type Member } from '@campus/contracts/members';
import type { Actor, Standing } from '@campus/domain/access';
import { reaches } from '@campus/domain/levels';
import { mayChangePermission } from '@campus/domain/members';
import { procedure, router } from '../trpc.ts';

export const membersRouter = router({
  list: procedure(listMembers, async ({ input, actor, platform }) => {
    const page = await platform.members.list(input);
    return { ...page, items: page.items.map((member) => ({ ...member, can: canDo(actor, member) })) };
  }),

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
});

/** What the caller may do to a row. Whoever may open the page may edit it; roles have rules of their own. */
function canDo(actor: Actor & { standing: Standing }, member: Member) {
  const { level } = actor.standing;
  const own = member.userId === actor.userId;
  return {
    edit: true,
    changePermission: mayChangePermission({ actorLevel: level, own, from: member.permission }),
    remove: !own && (member.permission !== 'owner' || reaches(level, 'owner')),
    resetPassword: reaches(level, 'admin'),
  };
}
