import { maxPageSize, maxRow, pageSize } from '@campus/domain/core/lists';
import { defaultSpaceOrder, defaultStatuses, spaceSorts } from '@campus/domain/private-spaces/private-spaces';
import * as z from 'zod';
import { bind, bindAs } from '../core/binding.ts';
import { accountId, id, idOr, instant, typed } from '../core/fields.ts';
import { instantsOf } from '../core/instants.ts';
import { listPage, orderOf, windowOf } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { wireCall } from '../core/wire-call.ts';
import { accountIdHeader, wireRoute } from '../core/wire-route.ts';
import { wireTask } from '../tasks/functions.ts';
import * as operations from './private-spaces.ts';

const inHeader = { accountId: accountIdHeader };
const spaceRoomId = idOr(sentence('privateSpaces.notFound'));

/** The price list of the account's world; 404 while it has no space types. The account is named in its header. */
export const getPrices = wireRoute('GET', '/prices', {
  input: z.strictObject({ accountId }),
  output: z.array(operations.spacePrice),
  headers: inHeader,
});

const { pricingId, email, firstName, lastName } = operations.buySpace.input.shape;

/** Buys a private space; 0 is the only type of purchase. The account is named in its header. */
export const postPurchase = wireRoute('POST', '/purchases', {
  input: z.strictObject({
    accountId,
    purchaseType: z.literal(0),
    details: z.strictObject({ name: operations.spaceName }).prefault({}),
    email,
    firstName,
    lastName,
    pricingId,
  }),
  output: operations.privateSpace,
  headers: inHeader,
});

export const getCampusPrivateSpaceTypes = bind(operations.listSpaceTypes, {
  name: 'getCampusPrivateSpaceTypes',
  answer: ['items', {}],
});

/** The filter of spaces. `createdBetween` includes both ends; an open end is left out. */
const filter = {
  createdBetween: z
    .strictObject({ after: instant.optional(), before: instant.optional() })
    .prefault({})
    .refine(({ after, before }) => !after || !before || after < before, {
      error: sentence('privateSpaces.created.order'),
    }),
  ownerEmails: z
    .array(typed(100))
    .max(100)
    .default([])
    .transform((emails) => emails.map((email) => email.toLowerCase())),
  types: z.array(id).max(100).default([]),
  statuses: z
    .array(operations.spaceStatus)
    .max(3)
    .default([...defaultStatuses]),
};
const wireFilter = z.strictObject(filter);
export type WireSpaceFilter = z.output<typeof wireFilter>;

/** Fields to sort by, the first one first. */
export const spaceOrder = z
  .array(z.tuple([z.enum(['asc', 'desc']), z.enum(spaceSorts)]))
  .min(1)
  .max(spaceSorts.length)
  .default([[defaultSpaceOrder.direction, defaultSpaceOrder.sort]]);
export type SpaceOrder = z.output<typeof spaceOrder>;

function filterOf({ createdAfter, createdBefore, timeZone, ...wanted }: operations.SpaceFilter) {
  const { from: after, to: before } = instantsOf({ from: createdAfter, to: createdBefore, timeZone });
  const { ownerEmails, types, statuses } = wanted;
  return { createdBetween: { after, before }, ownerEmails, types, statuses };
}

/** A space as a list on the wire has it: in place of its passcodes two empty texts (PSP-050). */
const wireSpace = operations.privateSpace.extend({ passcodes: z.array(z.string()).length(2) });

export const getCampusPrivateSpaces = bindAs(
  operations.listSpaces,
  wireCall(
    'getCampusPrivateSpaces',
    z.strictObject({
      accountId,
      ...filter,
      sorts: spaceOrder,
      skip: z.int().min(0).max(maxRow).default(0),
      limit: z.int().min(1).max(maxPageSize).default(pageSize),
    }),
    z.object({ total: z.int(), spaces: z.array(wireSpace) }),
  ),
  {
    params: ({ page, pageSize, sort, direction, ...wanted }) => ({
      accountId: wanted.accountId,
      ...filterOf(wanted),
      sorts: [orderOf({ direction, sort })],
      ...windowOf({ page, pageSize }),
    }),
    result: ({ total, spaces }, asked) =>
      listPage(
        spaces.map(({ passcodes: _, ...space }) => space),
        total,
        asked,
      ),
  },
);

export const updatePrivateSpaceStatus = bind(operations.changeSpaceStatus, {
  name: 'updatePrivateSpaceStatus',
  input: { spaceId: 'spaceRoomId' },
  answer: 'space',
  addressedBy: 'spaceId',
});

export const revealPrivateSpacePasscodes = bind(operations.revealPasscodes, {
  name: 'revealPrivateSpacePasscodes',
  addressedBy: 'spaceId',
});

/** The spaces in an export, their order, and the format of times. */
export const spaceExport = z.strictObject({
  filters: wireFilter.prefault({}),
  sorts: spaceOrder,
  timezone: operations.exportSpaces.input.shape.timeZone,
  timeFormat: operations.exportSpaces.input.shape.timeFormat,
});
export type SpaceExport = z.output<typeof spaceExport>;

/** Schedules an export; its file is mailed to the caller. `filters` are those of `getCampusPrivateSpaces`. */
export const exportPrivateSpacesSummaryReport = bindAs(
  operations.exportSpaces,
  wireCall(
    'exportPrivateSpacesSummaryReport',
    z.strictObject({ accountId, ...spaceExport.shape }),
    z.object({ task: wireTask }),
  ),
  {
    params: ({ accountId, sort, direction, timeFormat, ...wanted }) => ({
      accountId,
      filters: filterOf({ accountId, ...wanted }),
      sorts: [orderOf({ direction, sort })],
      timezone: wanted.timeZone,
      timeFormat,
    }),
    result: (answer) => answer,
  },
);

/** Lets a member of the account into a private space: its owner, and people with one of its passcodes. */
export const enterPrivateSpace = wireCall(
  'enterPrivateSpace',
  z.strictObject({ spaceRoomId, passcode: z.string().max(100).default('') }),
  operations.privateSpace.pick({ id: true, name: true, type: true, maxUsers: true }),
);
