import { refuseBadgeAction } from '@campus/domain/badges/badges';
import * as z from 'zod';
import { addRefusal } from '../core/add-refusal.ts';
import { contract } from '../core/contract.ts';
import { accountId, flag, id, permission, previousPermission, typed } from '../core/fields.ts';
import { downloadedFile, uploadedFile } from '../core/files.ts';
import { findInput, findLimit, foundOf } from '../core/found.ts';
import { done, pageOf, paging } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { resultRecipient, startedTask } from '../tasks/tasks.ts';

export const badge = z
  .object({
    id,
    name: z.string().describe('Name of the badge.'),
    image: z
      .string()
      .nullable()
      .describe(
        'Path of the image below the console’s address, for browsers that are signed in and for tokens; null when there is none. A new image has a new path.',
      ),
    members: z.int().describe('Number of members who have the badge.'),
  })
  .describe('A picture that an account gives to members.')
  .meta({ id: 'Badge' });
export type Badge = z.output<typeof badge>;

/** The largest image of a badge, in bytes. */
export const maxBadgeImageBytes = 5 * 1024 * 1024;
/** The largest file of badge assignments, in bytes. */
export const maxBadgeImportBytes = 5 * 1024 * 1024;

const access = { level: 'admin', page: 'badges' } as const;
const base = '/accounts/{accountId}/badges' as const;

const nameMissing = { error: sentence('badges.name.required') };
export const badgeName = z
  .string(nameMissing)
  .pipe(typed(64).refine((value) => value !== '', nameMissing))
  .describe('Name of the badge, 1 to 64 characters.');
const badgeImage = z.object(uploadedFile.shape, { error: sentence('badges.image.required') });

export const listBadges = contract({
  kind: 'query',
  access: { level: 'member' },
  scope: 'badges',
  summary: 'The badges of the account.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(badge).describe('Badges of the account.') }),
});

export const findBadges = contract({
  kind: 'query',
  access,
  scope: 'badges',
  summary: 'The few badges whose name a search finds first.',
  rest: { method: 'GET', path: `${base}/find` },
  input: findInput,
  output: foundOf(badge.pick({ id: true, name: true }).describe('A badge.')),
  limit: findLimit,
});

export const addBadge = contract({
  kind: 'mutation',
  access,
  scope: 'badges',
  summary: 'Add a badge: a name and a JPEG, PNG or GIF.',
  rest: { method: 'POST', path: base },
  input: z.object({ accountId, name: badgeName, file: badgeImage }),
  output: z.object({ badge }),
  audit: 'badges.add',
  limit: { calls: 60, seconds: 60 },
  upload: { maxBytes: maxBadgeImageBytes, tooLarge: 'badges.image.tooLarge' },
});

export const deleteBadge = contract({
  kind: 'mutation',
  access,
  scope: 'badges',
  summary: 'Delete a badge, from all members too.',
  rest: { method: 'DELETE', path: `${base}/{badgeId}` },
  input: z.object({ accountId, badgeId: id.describe('Identifier of the badge.') }),
  output: done,
  audit: 'badges.remove',
});

export const getBadgeImage = contract({
  kind: 'query',
  access: { level: 'member' },
  scope: 'badges',
  summary: 'The image of a badge.',
  rest: { method: 'GET', path: '/accounts/{accountId}/badge-images/{name}' },
  input: z.object({ accountId, name: typed(200).describe('Name of the image, the last part of its path.') }),
  output: downloadedFile,
  download: true,
});

export const badgeAssignment = z
  .object({
    membershipId: id.describe('Identifier of the membership.'),
    email: z.string().describe('Email address of the member.'),
    name: z.string().describe('Name of the member.'),
    permission,
    previousPermission,
    badges: z
      .array(z.object({ id, name: z.string().describe('Name of the badge.') }))
      .describe('Badges of the member.'),
  })
  .describe('A member with its badges.')
  .meta({ id: 'BadgeAssignment' });
export type BadgeAssignment = z.output<typeof badgeAssignment>;

const assignmentRow = badgeAssignment
  .extend({
    can: z
      .object({ assign: z.boolean().describe('Whether the caller may change the badges of the member.') })
      .describe('What the caller may do with the member.'),
  })
  .describe('A member with its badges, and what the caller may do with it.');
export type AssignmentRow = z.output<typeof assignmentRow>;

const assignmentFilter = {
  search: typed(100)
    .default('')
    .describe('Words to find anywhere in names and emails, in any order; empty for all.'),
  badgeId: id.optional().describe('Badge to filter by; all members when omitted.'),
};

export const listBadgeAssignments = contract({
  kind: 'query',
  access,
  scope: 'badges',
  summary: 'One page of the members with their badges, by email; searched like the members.',
  rest: { method: 'GET', path: '/accounts/{accountId}/badge-assignments' },
  input: z.object({
    accountId,
    ...paging,
    ...assignmentFilter,
  }),
  output: pageOf(assignmentRow).extend({
    totalIsExact: z.boolean().describe('False when `total` is a lower bound.'),
    lastPage: z.int().describe('Last page that can be requested.'),
  }),
});

export const assignBadge = contract({
  kind: 'mutation',
  access,
  scope: 'badges',
  summary: "Set a member's badge, in place of the one before; without a badge the member has none.",
  rest: { method: 'PUT', path: '/accounts/{accountId}/badge-assignments/{membershipId}' },
  input: z.object({
    accountId,
    membershipId: id.describe('Identifier of the membership.'),
    badgeId: id.nullable().default(null).describe('Badge to assign; null removes the member’s badges.'),
  }),
  output: z.object({ assignment: badgeAssignment }),
  audit: 'badges.assign',
});

/** What is done with the badges of many members. */
export const badgeAction = z.object({
  exportEmail: resultRecipient,
  badgeId: id
    .or(z.literal(''))
    .default('')
    .describe('Badge to assign, or with `unassignBadges` to remove; empty removes all badges.'),
  unassignBadges: flag.describe('Whether to remove badges instead of assigning one.'),
  overwriteBadges: flag.describe('Whether the badge replaces the badges a member already has.'),
});

export const importBadgeAssignments = contract({
  kind: 'mutation',
  access,
  scope: 'badges',
  summary:
    'Give a badge to (or take badges from) the members whose emails a CSV file lists: a task, its result mailed.',
  rest: { method: 'POST', path: '/accounts/{accountId}/badge-assignments/import' },
  input: z.object({
    accountId,
    file: uploadedFile,
    ...badgeAction.shape,
  }),
  output: startedTask,
  audit: 'badges.import',
  keyed: true,
  limit: { calls: 20, seconds: 60 },
  upload: { maxBytes: maxBadgeImportBytes, tooLarge: 'badges.import.tooLarge' },
});

export const assignBadgeToPeople = contract({
  kind: 'mutation',
  access,
  summary:
    'Give a badge to (or take badges from) the members in a list of people that you have kept: a task, its result mailed. It needs the page of the members too, and the page that the list is from.',
  rest: { method: 'POST', path: '/accounts/{accountId}/badge-assignments/people' },
  input: z
    .object({ accountId, setId: id.describe('Identifier of the list.'), ...badgeAction.shape })
    .superRefine((wish, context) => {
      const refusal = refuseBadgeAction(wish);
      addRefusal(context, refusal, ['badgeId']);
    }),
  output: startedTask,
  audit: 'badges.assignToPeople',
  keyed: true,
  limit: { calls: 20, seconds: 60 },
});

export const exportBadgeAssignments = contract({
  kind: 'mutation',
  access,
  scope: 'badges',
  summary:
    'Export the members with their badges, all or filtered like their list, as CSV: a task whose result is mailed to the recipient.',
  rest: { method: 'POST', path: '/accounts/{accountId}/badge-assignments/export' },
  input: z.object({ accountId, recipient: resultRecipient, ...assignmentFilter }),
  output: startedTask,
  audit: 'badges.export',
  keyed: true,
  limit: { calls: 20, seconds: 600 },
});
