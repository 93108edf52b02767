import {
  getMembersInfo,
  getUser,
  getUsersByObjIdArr,
  isExistingMemberOfWorld,
} from '@campus/contracts/members/functions';
import { listMembers, type Member } from '@campus/contracts/members/members';
import type { AccountAccess, Actor } from '@campus/domain/access/access';
import { reaches } from '@campus/domain/access/levels';
import { mayChangePermission, refuseRemoval } from '@campus/domain/members/members';
import { forward, procedure, router } from '../core/trpc.ts';
import { memberActions } from './members/actions.ts';
import { memberChanges } from './members/changes.ts';

export const membersRouter = router({
  list: procedure(listMembers, async ({ input, actor, platform }) => {
    const page = await platform.call(getMembersInfo, input);
    return { ...page, items: page.items.map((member) => ({ ...member, can: canDo(actor, member) })) };
  }),
  getUser: forward(getUser),
  listUsers: forward(getUsersByObjIdArr),
  isMember: forward(isExistingMemberOfWorld),
  ...memberChanges,
  ...memberActions,
});

/**
 * What the caller may do with a row. People who may open the page may edit it; roles have their own rules.
 */
function canDo(actor: Actor & { standing: AccountAccess }, member: Member) {
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
