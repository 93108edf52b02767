import {
  addBadge,
  assignBadge,
  deleteBadge,
  exportBadgeAssignments,
  getBadgeImage,
  importBadgeAssignments,
  listBadgeAssignments,
  listBadges,
} from '@campus/contracts/badges/badges';
import { AppError } from '@campus/contracts/core/app-error';
import { refuseBadgeImage, refuseBadgeImport } from '@campus/domain/badges/badges';
import { procedure, router } from '../core/trpc.ts';

export const badgesRouter = router({
  list: procedure(listBadges, async ({ input, platform }) => ({
    items: await platform.badges.list(input.accountId),
  })),

  delete: procedure(deleteBadge, async ({ input, platform }) => {
    await platform.badges.delete(input);
    return {};
  }),

  listAssignments: procedure(listBadgeAssignments, ({ input, platform }) =>
    platform.badges.listAssignments(input),
  ),

  assign: procedure(assignBadge, async ({ input, platform }) => ({
    assignment: await platform.badges.assign(input),
  })),

  exportAssignments: procedure(exportBadgeAssignments, async ({ input, platform }) => ({
    task: await platform.badges.exportAssignments(input),
  })),
});

/** What of badges takes or gives a file. */
export const badgesFileRouter = router({
  add: procedure(addBadge, async ({ input, platform }) => {
    const { file } = input;
    const refusal = refuseBadgeImage({ name: file.name, bytes: file.content.length });
    if (refusal) throw new AppError('invalid', refusal);
    return { badge: await platform.badges.add(input) };
  }),

  image: procedure(getBadgeImage, async ({ input, platform }) => {
    const { type, bytes } = await platform.badges.image(input);
    return { name: input.name, type, body: bytes, inline: true };
  }),

  importAssignments: procedure(importBadgeAssignments, async ({ input, platform }) => {
    const refusal = refuseBadgeImport(input, input.file.name);
    if (refusal) throw new AppError('invalid', refusal);
    return { task: await platform.badges.importAssignments(input) };
  }),
});
