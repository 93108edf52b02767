import { mostFound } from '@campus/domain/core/find-rank';
import * as z from 'zod';
import { accountId, typed } from './fields.ts';

/** What a search of the finder asks for. */
export const findInput = z.object({
  accountId,
  search: typed(100).describe('Words to find, in any order; an empty text finds nothing.'),
});

/** The best matches of a search, of which a list has the others. */
export function foundOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item).max(mostFound).describe(`The best matches, at most ${mostFound}.`),
    hasMore: z.boolean().describe('Whether more match.'),
  });
}

/** How often a person may search: with every letter typed, in several areas at once. */
export const findLimit = { calls: 600, seconds: 60 } as const;
