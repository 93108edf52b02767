import { listLimit, maxPageSize, pageSize } from '@campus/domain/core/lists';
import * as z from 'zod';
import { bind, bindAs } from '../core/binding.ts';
import { accountId, id, typed } from '../core/fields.ts';
import { memberPage } from '../core/list.ts';
import { wireCall } from '../core/wire-call.ts';
import { fileOnWire, wireForm } from '../core/wire-codec.ts';
import { wireBytes, wireRoute } from '../core/wire-route.ts';
import { saveCsvImport } from '../imports/functions.ts';
import { wireTask } from '../tasks/functions.ts';
import { resultRecipient } from '../tasks/tasks.ts';
import * as badges from './badges.ts';

const names = { id: 'objectId' } as const;

/** The query of Badge by account: the badges of that account, by name. */
export const getBadges = bind(badges.listBadges, {
  name: 'getBadges',
  answer: { items: ['results', names] },
});

/** Ours: the few badges that a search finds first. */
export const findBadges = bind(badges.findBadges, { name: 'findBadges' });

/** Saving a Badge. */
export const saveBadge = bind(badges.addBadge, {
  name: 'saveBadge',
  input: { file: 'image' },
  answer: ['badge', names],
});

export const deleteBadgeForWorld = bind(badges.deleteBadge, {
  name: 'deleteBadgeForWorld',
  addressedBy: 'badgeId',
});

/** The image of a badge, for the members of its account. */
export const getBadgeImage = wireRoute('GET', '/Account/{accountId}/BadgeImage/{name}', {
  input: z.strictObject({ accountId, name: typed(200) }),
  output: wireBytes,
});

/** A membership with the badges in its relation, by name. */
const assignmentNames = { membershipId: 'objectId', name: 'displayname', badges: names } as const;
export const wireAssignment = wireForm(badges.badgeAssignment, assignmentNames);

/**
 * The relation query: one page of members with their badges, by email, without the caller's actions. `search` has
 * words, each of which may be anywhere in names and emails. Pages beyond the first 1,000 members are empty.
 */
export const getMemberBadges = bindAs(
  {
    ...badges.listBadgeAssignments,
    output: badges.listBadgeAssignments.output.extend({ items: z.array(badges.badgeAssignment) }),
  },
  wireCall(
    'getMemberBadges',
    z.strictObject({
      accountId,
      options: z.strictObject({
        search: z.string().max(100).default(''),
        badgeId: id.optional(),
        limit: z.int().min(1).max(maxPageSize).default(pageSize),
        activePage: z.int().min(1).max(listLimit).default(1),
      }),
    }),
    z.object({ results: z.array(wireAssignment.schema), count: z.int(), countIsExact: z.boolean() }),
  ),
  {
    params: ({ accountId, page, pageSize, search, badgeId }) => ({
      accountId,
      options: { search, badgeId, limit: pageSize, activePage: Math.min(page, listLimit) },
    }),
    result: ({ results, ...counted }, asked) =>
      memberPage(results.map(wireAssignment.fromWire), counted, asked),
  },
);

/** Sets a member's badge in place of the badges before. Without `badgeId` the member has none. */
export const updateBadgesForMember = bind(badges.assignBadge, {
  name: 'updateBadgesForMember',
  addressedBy: 'membershipId',
  answer: ['assignment', assignmentNames],
});

/** The recipient of the file, and its members: all, or those that match this filter. */
export const wireExportPayload = z.strictObject({
  recipient: resultRecipient,
  search: z.string().max(100).default(''),
  badgeId: id.optional(),
});

/** Saving a CSVExport. `exportedBy` is the caller's own id, or left out. */
export const saveCsvExport = bindAs(
  badges.exportBadgeAssignments,
  wireCall(
    'saveCSVExport',
    z.strictObject({
      accountId,
      type: z.literal('badgeAssignmentsExport'),
      exportedBy: id.optional(),
      payload: wireExportPayload,
    }),
    wireTask,
  ),
  {
    params: ({ accountId, ...payload }) => ({
      accountId,
      type: 'badgeAssignmentsExport' as const,
      payload,
    }),
    result: (task) => ({ task }),
  },
);

/** Saving a CSVImport of type badge: the same function as for imports of members. */
export const importAssignments = bindAs(badges.importBadgeAssignments, saveCsvImport, {
  params: ({ accountId, file, exportEmail, ...params }) => ({
    accountId,
    type: 'badge' as const,
    file: fileOnWire(file),
    exportEmail,
    params,
  }),
  result: (task) => ({ task }),
});

/** Gives a badge to the members in a list of kept people, or takes badges from them. Ours. */
export const assignToPeople = bindAs(
  badges.assignBadgeToPeople,
  wireCall('assignBadgeToPeople', badges.assignBadgeToPeople.input, wireTask),
  { params: (wish) => wish, result: (task) => ({ task }) },
);
