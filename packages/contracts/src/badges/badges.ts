import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, flag, id, typed } from '../core/fields.ts';
import { downloadedFile, uploadedFile } from '../core/files.ts';
import { done, pageNumber, pageOf } from '../core/list.ts';
import { sentence } from '../core/messages.ts';
import { resultEmail, startedTask } from '../tasks/tasks.ts';

/** A picture an account gives to members. */
export const badge = z.object({
  id,
  name: z.string(),
  /** Where its image is, below the console's address; null without one. Another image has another address. */
  image: z.string().nullable(),
  /** How many members have it. */
  members: z.int(),
});
export type Badge = z.output<typeof badge>;

/** The largest image of a badge, in bytes. */
export const largestBadgeImage = 5 * 1024 * 1024;
/** The largest file of badge assignments, in bytes. */
export const largestBadgeImport = 5 * 1024 * 1024;

const access = { level: 'admin', page: 'badges' } as const;
const base = '/accounts/{accountId}/badges' as const;

const nameMissing = { error: sentence('badges.name.required') };
export const badgeName = z.string(nameMissing).pipe(typed(64).refine((value) => value !== '', nameMissing));
const badgeImage = z.object(uploadedFile.shape, { error: sentence('badges.image.required') });

export const listBadges = contract({
  kind: 'query',
  access: { level: 'member' },
  summary: 'The badges of the account.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(badge) }),
});

export const addBadge = contract({
  kind: 'mutation',
  access,
  summary: 'Add a badge: a name and a JPEG, PNG or GIF.',
  rest: { method: 'POST', path: base },
  input: z.object({ accountId, name: badgeName, file: badgeImage }),
  output: z.object({ badge }),
  audit: 'badges.add',
  limit: { calls: 60, seconds: 60 },
  upload: { maxBytes: largestBadgeImage, tooLarge: 'badges.image.tooLarge' },
});

export const deleteBadge = contract({
  kind: 'mutation',
  access,
  summary: 'Delete a badge, from all members too.',
  rest: { method: 'DELETE', path: `${base}/{badgeId}` },
  input: z.object({ accountId, badgeId: id }),
  output: done,
  audit: 'badges.remove',
});

export const getBadgeImage = contract({
  kind: 'query',
  access: { level: 'member' },
  summary: 'The image of a badge.',
  rest: { method: 'GET', path: '/accounts/{accountId}/badge-images/{name}' },
  input: z.object({ accountId, name: typed(200) }),
  output: downloadedFile,
  download: true,
});

/** A member with the badge it has, as the table of assignments shows it. */
export const badgeAssignment = z.object({
  membershipId: id,
  email: z.string(),
  name: z.string(),
  badges: z.array(z.object({ id, name: z.string() })),
});
export type BadgeAssignment = z.output<typeof badgeAssignment>;

export const listBadgeAssignments = contract({
  kind: 'query',
  access,
  summary: 'One page of the members with their badges, by email; searched by the beginning of email or name.',
  rest: { method: 'GET', path: '/accounts/{accountId}/badge-assignments' },
  input: z.object({ accountId, page: pageNumber, search: typed(100).default(''), badgeId: id.optional() }),
  output: pageOf(badgeAssignment).extend({ totalIsExact: z.boolean(), lastPage: z.int() }),
});

export const assignBadge = contract({
  kind: 'mutation',
  access,
  summary: "Set a member's badge, in place of the one before; without a badge the member has none.",
  rest: { method: 'PUT', path: '/accounts/{accountId}/badge-assignments/{membershipId}' },
  input: z.object({ accountId, membershipId: id, badgeId: id.nullable().default(null) }),
  output: z.object({ assignment: badgeAssignment }),
  audit: 'badges.assign',
});

export const importBadgeAssignments = contract({
  kind: 'mutation',
  access,
  summary:
    'Give a badge to (or take badges from) the members whose emails a CSV file lists: a task, its result mailed.',
  rest: { method: 'POST', path: '/accounts/{accountId}/badge-assignments/import' },
  input: z.object({
    accountId,
    file: uploadedFile,
    exportEmail: resultEmail,
    /** The badge to give, or with `unassignBadges` the one to take; without it all are taken. */
    badgeId: id.or(z.literal('')).default(''),
    unassignBadges: flag,
    overwriteBadges: flag,
  }),
  output: startedTask,
  audit: 'badges.import',
  limit: { calls: 20, seconds: 60 },
  upload: { maxBytes: largestBadgeImport, tooLarge: 'badges.import.tooLarge' },
});

export const exportBadgeAssignments = contract({
  kind: 'mutation',
  access,
  summary: 'Export the members with their badges as CSV: a task whose result is mailed to the recipient.',
  rest: { method: 'POST', path: '/accounts/{accountId}/badge-assignments/export' },
  input: z.object({ accountId, recipient: resultEmail }),
  output: startedTask,
  audit: 'badges.export',
  limit: { calls: 20, seconds: 600 },
});
