import { listLimit, pageSize } from '@campus/domain/core/lists';
import * as z from 'zod';

/** The last page of a list that can be asked for: its rows end at the 100,000th. */
export const farthestPage = 4_000;
export const pageNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(farthestPage)
  .default(1)
  .describe('Page of the list, counted from 1.');
export const direction = z
  .enum(['asc', 'desc'])
  .default('desc')
  .describe('Sort order: ascending or descending.');

/** One page of a list: `total` counts what matches, over all pages. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item).describe('Rows of this page.'),
    total: z.number().int().describe('Number of matching rows on all pages.'),
    page: z.number().int().describe('Page of the list, counted from 1.'),
    pageSize: z.literal(pageSize).describe('Maximum number of rows on a page.'),
  });
}

/** One page of a list, as its output has it. */
export interface ListPage<Item> {
  items: Item[];
  total: number;
  page: number;
  pageSize: typeof pageSize;
}

export function listPage<Item>(items: Item[], total: number, page: number): ListPage<Item> {
  return { items, total, page, pageSize };
}

/** One page of a list of members, which ends after `listLimit` of them. */
export function memberPage<Item>(
  items: Item[],
  { count, countIsExact }: { count: number; countIsExact: boolean },
  page: number,
) {
  return {
    ...listPage(items, count, page),
    totalIsExact: countIsExact,
    lastPage: Math.max(1, Math.ceil(Math.min(count, listLimit) / pageSize)),
  };
}

/** The order of a list as the platform's lists take it. */
export function orderOf<D, S>({ direction, sort }: { direction: D; sort: S }): [direction: D, sort: S] {
  return [direction, sort];
}

/** The rows of a page, counted from 1, as the platform's lists take them. */
export function windowOf(page: number): { limit: number; skip: number } {
  return { limit: pageSize, skip: (page - 1) * pageSize };
}

export const done = z.object({}).describe('An empty object: the call succeeded and has no result.');
