import {
  defaultSpaceOrder,
  defaultStatuses,
  exportSorts,
  spaceSorts,
  spaceStatuses,
} from '@campus/domain/private-spaces/private-spaces';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, day, email, id, idOr, instant, typed } from '../core/fields.ts';
import { direction, pageOf, paging } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { orCommaList } from '../core/text-values.ts';
import { timeZone } from '../core/time-zone.ts';
import { startedTask } from '../tasks/tasks.ts';

const base = '/accounts/{accountId}/private-spaces' as const;
const report = { page: 'privateSpaceReport' } as const;
const creator = { page: 'privateSpaceCreator' } as const;

export const spaceStatus = z
  .enum(spaceStatuses, { error: sentence('privateSpaces.status.unknown') })
  .describe('State of the space. Only active spaces can be entered.');

export const privateSpace = z
  .object({
    id,
    name: z.string().describe('Name of the space.'),
    type: z.string().describe('Name of its type when it was bought.'),
    maxUsers: z.int().describe('How many people can be in it at once.'),
    ownerName: z.string().describe('Name of the owner.'),
    ownerEmail: z.string().describe('Email address of the owner.'),
    created: instant.describe('When it was bought (ISO 8601, UTC).'),
    status: spaceStatus,
    statusChangedAt: instant.describe('When it got its present state (ISO 8601, UTC).'),
  })
  .describe('A private space, without its passcodes.')
  .meta({ id: 'PrivateSpace' });
export type PrivateSpace = z.output<typeof privateSpace>;

export const spacePrice = z
  .object({
    id,
    product: z
      .object({ id, name: z.string().describe('Name of the type.') })
      .describe('Type of private space that is bought.'),
  })
  .describe('An offer of the price list.')
  .meta({ id: 'PrivateSpacePrice' });
export type SpacePrice = z.output<typeof spacePrice>;

export const spaceType = z
  .object({ id, name: z.string().describe('Name of the type.') })
  .describe('A type of private space.')
  .meta({ id: 'PrivateSpaceType' });

export const listSpacePrices = contract({
  kind: 'query',
  access: creator,
  summary: 'The types of private spaces that can be bought, each with the offer to name in a purchase.',
  rest: { method: 'GET', path: `${base}/prices` },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(spacePrice).describe('Offers, by the names of their types.') }),
});

export const ownerEmail = email({
  required: sentence('privateSpaces.email.required'),
  format: sentence('privateSpaces.email.invalid'),
});
const ownerName = typed(100).default('');
export const spaceName = typed(100)
  .default('')
  .describe('Name of the space; empty for a name made of type and owner.');

export const buySpace = contract({
  kind: 'mutation',
  access: creator,
  summary: 'Buy a private space for an owner. It is active at once.',
  rest: { method: 'POST', path: base },
  input: z.object({
    accountId,
    pricingId: idOr(sentence('privateSpaces.type.required')).describe('Identifier of the offer.'),
    name: spaceName,
    email: ownerEmail.describe('Email address of the owner.'),
    firstName: ownerName.describe('First name of the owner; needed if the email belongs to no user.'),
    lastName: ownerName.describe('Last name of the owner; needed if the email belongs to no user.'),
  }),
  output: z.object({ space: privateSpace }),
  audit: 'privateSpaces.buy',
  keyed: true,
  limit: { calls: 60, seconds: 600 },
});

export const listSpaceTypes = contract({
  kind: 'query',
  access: report,
  scope: 'privateSpaces',
  summary: 'The types of private spaces of the account.',
  rest: { method: 'GET', path: `${base}/types` },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(spaceType).describe('Types by name.') }),
});

/** The spaces that a list or an export is about. */
export const spaceFilter = z.object({
  accountId,
  createdAfter: day.optional().describe('First day of creation.'),
  createdBefore: day.optional().describe('Last day of creation; later than `createdAfter`.'),
  ownerEmails: orCommaList(z.array(typed(100)).max(100))
    .default([])
    .describe('Email addresses of owners, separated by commas in a query; empty for all.'),
  types: orCommaList(z.array(id).max(100))
    .default([])
    .describe('Identifiers of types, separated by commas in a query; empty for all.'),
  statuses: orCommaList(z.array(spaceStatus).max(spaceStatuses.length))
    .default([...defaultStatuses])
    .describe('States, separated by commas in a query; empty for all.'),
  timeZone,
});
export type SpaceFilter = z.output<typeof spaceFilter>;

export const listSpaces = contract({
  kind: 'query',
  access: report,
  scope: 'privateSpaces',
  summary: 'One page of the private spaces of the account.',
  rest: { method: 'GET', path: base },
  input: spaceFilter.extend({
    ...paging,
    sort: z.enum(spaceSorts).default(defaultSpaceOrder.sort).describe('Field to sort by.'),
    direction,
  }),
  output: pageOf(privateSpace),
});

export const changeSpaceStatus = contract({
  kind: 'mutation',
  access: report,
  scope: 'privateSpaces',
  summary: 'Enable, disable, or archive a private space.',
  rest: { method: 'PATCH', path: `${base}/{spaceId}` },
  input: z.object({
    accountId,
    spaceId: idOr(sentence('privateSpaces.notFound')).describe('Identifier of the space.'),
    status: spaceStatus,
  }),
  output: z.object({ space: privateSpace }),
  audit: 'privateSpaces.changeStatus',
});

/**
 * Reveals the passcodes of one space to its owner, by verified email, and to people who may open the report. A mutation,
 * because the audit trail records it.
 */
export const revealPasscodes = contract({
  kind: 'mutation',
  access: { level: 'member' },
  summary:
    'The two passcodes of a private space, for its owner and for people who may open the report. The audit trail records that you read them.',
  rest: { method: 'POST', path: `${base}/{spaceId}/passcodes` },
  input: z.object({
    accountId,
    spaceId: idOr(sentence('privateSpaces.notFound')).describe('Identifier of the space.'),
  }),
  output: z.object({ passcodes: z.array(z.string()).describe('Two passcodes; either one opens the space.') }),
  audit: 'privateSpaces.revealPasscodes',
  limit: { calls: 60, seconds: 600 },
});

/** How times are written in an export. */
export const timeFormats = ['12h', '24h'] as const;

export const exportSpaces = contract({
  kind: 'mutation',
  access: report,
  summary: 'Export the private spaces that match as CSV: a task whose result is mailed to you.',
  rest: { method: 'POST', path: `${base}/export` },
  input: spaceFilter.extend({
    sort: z.enum(exportSorts).default(defaultSpaceOrder.sort).describe('Field to sort by.'),
    direction,
    timeFormat: z.enum(timeFormats).default('24h').describe('How times are written, in `timeZone`.'),
  }),
  output: startedTask,
  audit: 'privateSpaces.export',
  keyed: true,
  limit: { calls: 20, seconds: 600 },
});
