import * as badges from '@campus/contracts/badges/badges';
import * as wire from '@campus/contracts/badges/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { refuseBadgeImage, refuseBadgeImport } from '@campus/domain/badges/badges';
import { type RankedMember, refuseActing } from '@campus/domain/members/authority';
import { checkUsePeopleSet } from '../core/people-set-access.ts';
import { forward, procedure, router } from '../core/trpc.ts';

export const badgesRouter = router({
  list: procedure(badges.listBadges, async ({ input, platform }) => {
    const { items } = await platform.call(wire.getBadges, input);
    return { items: items.map((badge) => withImagePath(input.accountId, badge)) };
  }),
  find: forward(wire.findBadges),
  delete: forward(wire.deleteBadgeForWorld),
  listAssignments: procedure(badges.listBadgeAssignments, async ({ input, actor, platform }) => {
    const page = await platform.call(wire.getMemberBadges, input);
    const { level } = actor.accountAccess;
    const can = (member: RankedMember) => ({ assign: refuseActing(level, member) === undefined });
    return { ...page, items: page.items.map((member) => ({ ...member, can: can(member) })) };
  }),
  assign: forward(wire.updateBadgesForMember),
  exportAssignments: forward(wire.saveCsvExport),
  assignToPeople: forward(wire.assignToPeople, { check: checkUsePeopleSet }),
});

/** The operations of badges that receive or send a file. */
export const badgesFileRouter = router({
  add: procedure(badges.addBadge, async ({ input, platform }) => {
    const { file } = input;
    const refusal = refuseBadgeImage({ name: file.name, bytes: file.content.length });
    if (refusal) throw new AppError('invalid', refusal);
    const { badge } = await platform.call(wire.saveBadge, input);
    return { badge: withImagePath(input.accountId, badge) };
  }),

  image: procedure(badges.getBadgeImage, async ({ input, platform }) => {
    const { type, bytes } = await platform.queryRoute(wire.getBadgeImage, input);
    return { name: input.name, type, body: bytes, inline: true };
  }),

  importAssignments: procedure(badges.importBadgeAssignments, async ({ input, platform }) => {
    const refusal = refuseBadgeImport(input, input.file.name);
    if (refusal) throw new AppError('invalid', refusal);
    return platform.call(wire.importAssignments, input);
  }),
});

/** A badge with its image as a path below the console's address, instead of the stored file's name. */
function withImagePath(accountId: string, badge: badges.Badge): badges.Badge {
  if (badge.image === null) return badge;
  return { ...badge, image: `/files/accounts/${accountId}/badge-images/${encodeURIComponent(badge.image)}` };
}
