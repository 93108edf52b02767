import { memberListLimit, pageSize } from '@campus/domain/members/members';
import * as z from 'zod';
import { accountId, id, typed } from '../core/fields.ts';
import { wireCall, wireCallWithFile } from '../core/wire-call.ts';
import { wireBytes, wireRoute } from '../core/wire-route.ts';
import { wireTask } from '../tasks/functions.ts';
import { resultEmail } from '../tasks/tasks.ts';
import { badgeName } from './badges.ts';

export const wireBadge = z.object({
  objectId: id,
  name: z.string(),
  /** The stored file's name, which changes with the image; null without one. */
  image: z.string().nullable(),
  /** How many members have it. */
  members: z.int(),
});
export type WireBadge = z.output<typeof wireBadge>;

/** A membership with the badges in its relation, by name. */
export const wireBadgeAssignment = z.object({
  objectId: id,
  email: z.string(),
  displayname: z.string(),
  badges: z.array(z.object({ objectId: id, name: z.string() })),
});
export type WireBadgeAssignment = z.output<typeof wireBadgeAssignment>;

/** A file within a call, its content in Base64. */
export const sentFile = z.strictObject({
  name: z.string().max(255),
  base64: z.string().max(8 * 1024 * 1024),
});

/** The query of Badge by account: that account's badges only, by name. */
export const getBadges = wireCall(
  'getBadges',
  z.strictObject({ accountId }),
  z.object({ results: z.array(wireBadge) }),
);

/** Saving a Badge. */
export const saveBadge = wireCallWithFile(
  'saveBadge',
  z.strictObject({ accountId, name: badgeName, image: sentFile }),
  wireBadge,
);

/** `accountId` is ours: when given, a badge of another account is not found. */
export const deleteBadgeForWorld = wireCall(
  'deleteBadgeForWorld',
  z.strictObject({ badgeId: id, accountId: accountId.optional() }),
  z.object({}),
);

/** The image of a badge, to the members of its account. */
export const getBadgeImage = wireRoute('GET', '/Account/{accountId}/BadgeImage/{name}', {
  input: z.strictObject({ accountId, name: typed(200) }),
  output: wireBytes,
});

/**
 * The relation query: one page of the members with their badges, by email. `search` is the beginning of an email
 * or a name; pages beyond the first 1,000 members answer empty.
 */
export const getMemberBadges = wireCall(
  'getMemberBadges',
  z.strictObject({
    accountId,
    options: z.strictObject({
      search: z.string().max(100).default(''),
      /** Members with this badge only. */
      badgeId: id.optional(),
      limit: z.int().min(1).max(100).default(pageSize),
      activePage: z.int().min(1).max(memberListLimit).default(1),
    }),
  }),
  z.object({ results: z.array(wireBadgeAssignment), count: z.int(), countIsExact: z.boolean() }),
);

/** Sets a member's badge in place of those before; without `badgeId` the member has none. */
export const updateBadgesForMember = wireCall(
  'updateBadgesForMember',
  z.strictObject({ membershipId: id, badgeId: id.optional(), accountId: accountId.optional() }),
  wireBadgeAssignment,
);

/** Saving a CSVExport. `exportedBy` is the caller's own id, or left out. */
export const saveCsvExport = wireCall(
  'saveCSVExport',
  z.strictObject({
    accountId,
    type: z.literal('badgeAssignmentsExport'),
    exportedBy: id.optional(),
    payload: z.strictObject({ recipient: resultEmail }),
  }),
  wireTask,
);
