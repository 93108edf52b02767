import * as wire from '@campus/contracts/members/functions';
import { listMembers, type Member } from '@campus/contracts/members/members';
import { getPersonOfAccount, getPersonTimeline } from '@campus/contracts/members/person-functions';
import { allowedActions } from '@campus/domain/members/members';
import { checkFilterPeopleSet } from '../core/people-set-access.ts';
import { forward, procedure, router } from '../core/trpc.ts';
import { memberActions } from './members/actions.ts';
import { memberChanges } from './members/changes.ts';

export const membersRouter = router({
  list: procedure(listMembers, async (call) => {
    const { input, actor, platform } = call;
    checkFilterPeopleSet(call, input);
    const page = await platform.call(wire.getMembersInfo, input);
    const can = (member: Member) =>
      allowedActions({
        ...member,
        actorLevel: actor.accountAccess.level,
        own: member.userId === actor.userId,
      });
    return { ...page, items: page.items.map((member) => ({ ...member, can: can(member) })) };
  }),
  find: forward(wire.findMembers),
  getUser: forward(wire.getUser),
  listUsers: forward(wire.getUsersByObjIdArr),
  isMember: forward(wire.isExistingMemberOfWorld),
  person: forward(getPersonOfAccount),
  timeline: forward(getPersonTimeline),
  ...memberChanges,
  ...memberActions,
});
