import { listLimit, maxPageSize, pageSize } from '@campus/domain/core/lists';
import * as z from 'zod';
import { sentence } from './schema-sentences.ts';

/** The last page number that a list accepts. */
export const maxPage = 4_000;
export const pageNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(maxPage)
  .default(1)
  .describe('Page of the list, counted from 1.');
/** A list's page number and page size: 25 rows in the console, more for scripts. */
export const paging = {
  page: pageNumber,
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxPageSize)
    .default(pageSize)
    .describe('Maximum number of rows on a page, 1 to 500.'),
};

/** A position in a list: the microsecond in which a row was created, and its id. Empty for the beginning. */
export const listPlace = z
  .string()
  .regex(/^(\d{1,16}\.\w{1,40})?$/, { error: sentence('lists.place') })
  .describe(
    'Reads the list in order of creation, from its beginning when empty, else from where `next` of the answer before says. It reaches every row, no matter what changes in between; `page`, `sort` and `direction` do not apply.',
  );

/** The position at which to continue a list. Without `after`, the answer has none. */
export const nextPlace = z
  .string()
  .nullable()
  .optional()
  .describe(
    'Only with `after`: what to send as `after` in the next call, or null at the end. Before the end, an answer can have fewer rows than asked for, or none.',
  );

export const direction = z
  .enum(['asc', 'desc'])
  .default('desc')
  .describe('Sort order: ascending or descending.');

/** One page of a list. `total` counts all matches on all pages. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item).describe('Rows of this page.'),
    total: z.number().int().describe('Number of matching rows on all pages.'),
    page: z.number().int().describe('Page of the list, counted from 1.'),
    pageSize: z.number().int().describe('Maximum number of rows on a page.'),
  });
}

/** One page of a list, as its output has it. */
export interface ListPage<Item> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
}

/** The paging input of a list call. */
interface Paging {
  page: number;
  pageSize: number;
}

/** One page of a list. `total` counts all matching items, not only those on the page. */
export function listPage<Item>(items: Item[], total: number, { page, pageSize }: Paging): ListPage<Item> {
  return { items, total, page, pageSize };
}

/** One page of a list of members, which ends after `listLimit` members. */
export function memberPage<Item>(
  items: Item[],
  { count, countIsExact }: { count: number; countIsExact: boolean },
  asked: Paging,
) {
  return {
    ...listPage(items, count, asked),
    totalIsExact: countIsExact,
    lastPage: Math.max(1, Math.ceil(Math.min(count, listLimit) / asked.pageSize)),
  };
}

/** Converts a list's order to the platform's parameters. */
export function orderOf<D, S>({ direction, sort }: { direction: D; sort: S }): [direction: D, sort: S] {
  return [direction, sort];
}

/** Converts a page, counted from 1, to the platform's row window. */
export function windowOf({ page, pageSize }: Paging): { limit: number; skip: number } {
  return { limit: pageSize, skip: (page - 1) * pageSize };
}

export const done = z.object({}).describe('An empty object: the call succeeded and has no result.');
