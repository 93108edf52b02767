import {
  getMemberUser,
  isMember,
  listMembers,
  listMemberUsers,
  type Member,
} from '@campus/contracts/members/members';
import type { Actor, Standing } from '@campus/domain/access/access';
import { reaches } from '@campus/domain/access/levels';
import { mayChangePermission, refuseRemoval } from '@campus/domain/members/members';
import { procedure, router } from '../core/trpc.ts';
import { memberActions } from './members/actions.ts';
import { memberChanges } from './members/changes.ts';

export const membersRouter = router({
  list: procedure(listMembers, async ({ input, actor, platform }) => {
    const page = await platform.members.list(input);
    return { ...page, items: page.items.map((member) => ({ ...member, can: canDo(actor, member) })) };
  }),

  getUser: procedure(getMemberUser, async ({ input, platform }) => ({
    member: await platform.members.getUser(input),
  })),

  listUsers: procedure(listMemberUsers, async ({ input, platform }) => ({
    items: await platform.members.listUsers(input),
  })),

  isMember: procedure(isMember, async ({ input, platform }) => ({
    exists: await platform.members.exists(input),
  })),

  ...memberChanges,
  ...memberActions,
});

/** What the caller may do to a row. Whoever may open the page may edit it; roles have rules of their own. */
function canDo(actor: Actor & { standing: Standing }, member: Member) {
  const { level } = actor.standing;
  const { permission } = member;
  const about = { actorLevel: level, own: member.userId === actor.userId };
  return {
    edit: true,
    changePermission: mayChangePermission({ ...about, from: permission }),
    remove: refuseRemoval({ ...about, permission, owners: Number.POSITIVE_INFINITY }) === undefined,
    resetPassword: reaches(level, 'admin'),
  };
}
