import {
  addBadge,
  type Badge,
  getBadgeImage,
  importBadgeAssignments,
  listBadgeAssignments,
  listBadges,
} from '@campus/contracts/badges/badges';
import {
  assignToPeople,
  getBadgeImage as badgeImage,
  deleteBadgeForWorld,
  getBadges,
  getMemberBadges,
  importAssignments,
  saveBadge,
  saveCsvExport,
  updateBadgesForMember,
} from '@campus/contracts/badges/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { refuseBadgeImage, refuseBadgeImport } from '@campus/domain/badges/badges';
import { type RankedMember, refuseActing } from '@campus/domain/members/authority';
import { checkListing } from '../core/handing-on.ts';
import { forward, procedure, router } from '../core/trpc.ts';

export const badgesRouter = router({
  list: procedure(listBadges, async ({ input, platform }) => {
    const { items } = await platform.call(getBadges, input);
    return { items: items.map((badge) => withImagePath(input.accountId, badge)) };
  }),
  delete: forward(deleteBadgeForWorld),
  listAssignments: procedure(listBadgeAssignments, async ({ input, actor, platform }) => {
    const page = await platform.call(getMemberBadges, input);
    const { level } = actor.standing;
    const can = (member: RankedMember) => ({ assign: refuseActing(level, member) === undefined });
    return { ...page, items: page.items.map((member) => ({ ...member, can: can(member) })) };
  }),
  assign: forward(updateBadgesForMember),
  exportAssignments: forward(saveCsvExport),
  assignToPeople: forward(assignToPeople, undefined, checkListing),
});

/** What of badges takes or gives a file. */
export const badgesFileRouter = router({
  add: procedure(addBadge, async ({ input, platform }) => {
    const { file } = input;
    const refusal = refuseBadgeImage({ name: file.name, bytes: file.content.length });
    if (refusal) throw new AppError('invalid', refusal);
    const { badge } = await platform.call(saveBadge, input);
    return { badge: withImagePath(input.accountId, badge) };
  }),

  image: procedure(getBadgeImage, async ({ input, platform }) => {
    const { type, bytes } = await platform.queryRoute(badgeImage, input);
    return { name: input.name, type, body: bytes, inline: true };
  }),

  importAssignments: procedure(importBadgeAssignments, async ({ input, platform }) => {
    const refusal = refuseBadgeImport(input, input.file.name);
    if (refusal) throw new AppError('invalid', refusal);
    return platform.call(importAssignments, input);
  }),
});

/** A badge whose image, the stored file's name until here, is the path below the console's address. */
function withImagePath(accountId: string, badge: Badge): Badge {
  if (badge.image === null) return badge;
  return { ...badge, image: `/files/accounts/${accountId}/badge-images/${encodeURIComponent(badge.image)}` };
}
