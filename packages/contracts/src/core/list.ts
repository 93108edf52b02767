import { pageSize } from '@campus/domain/members/members';
import * as z from 'zod';

/** The last page of a list that can be asked for: its rows end at the 100,000th. */
export const farthestPage = 4_000;
/** The page of a list. Over REST it comes as text. */
export const pageNumber = z.coerce.number().int().min(1).max(farthestPage).default(1);
export const direction = z.enum(['asc', 'desc']).default('desc');

/** One page of a list: `total` counts what matches, over all pages. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.literal(pageSize),
  });
}

/** An answer that says nothing but that it is done. */
export const done = z.object({});
