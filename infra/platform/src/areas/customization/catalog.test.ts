import { expect, it } from 'vitest';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readCatalog } from './catalog.ts';

it('reads the catalog by one query at a time, as it may be within a transaction', async () => {
  let running = 0;
  const atOnce: number[] = [];
  const sql: Queryable = {
    query: async () => {
      running += 1;
      atOnce.push(running);
      await new Promise(setImmediate);
      running -= 1;
      return [];
    },
    one: async () => undefined,
  };
  await readCatalog(sql);
  expect(atOnce).toEqual([1, 1, 1]);
});
