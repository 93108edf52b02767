import { mostFound } from '@campus/domain/core/find-rank';
import type { Queryable } from './sql.ts';

/** One more than is shown, to know whether there are more. */
export const wanted = mostFound + 1;

/** How many rows to look through before the text index: a text that many have is found there soon. */
export const fewSteps = 2_000;

export interface FirstSearch {
  accountId: string;
  search: string;
}

/** Finds ids of rows, at most as many as are wanted, the best first. */
type Step = (sql: Queryable, search: FirstSearch) => Promise<string[]>;

/**
 * Returns the ids of the few rows that a search finds first, and whether there are more. Takes the steps one after the
 * other until enough is found.
 */
export async function findFirst(
  sql: Queryable,
  search: FirstSearch,
  steps: readonly Step[],
): Promise<{ ids: string[]; hasMore: boolean }> {
  const found = new Set<string>();
  for (const step of steps) {
    if (found.size >= wanted || search.search.trim() === '') break;
    for (const id of await step(sql, search)) found.add(id);
  }
  return { ids: [...found].slice(0, mostFound), hasMore: found.size > mostFound };
}

/** Returns the column `id` of a query. */
export async function readIds(sql: Queryable, text: string, values: readonly unknown[]): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(text, values);
  return rows.map(({ id }) => id);
}
