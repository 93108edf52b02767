// @module-tag sampled

import { randomRuns } from '@campus/domain/testing/sweep';
import { computedCells, formulas, openings } from '@campus/tests/events/spreadsheet';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvFile } from './write.ts';

/** Writes a file with this header and a row of these cells. */
async function written(header: readonly string[], cells: readonly string[]): Promise<string> {
  const columns = header.map((name, index) => ({
    header: name,
    cell: (row: readonly string[]) => row[index] ?? '',
  }));
  async function* batches() {
    yield [cells];
  }
  let content = '';
  for await (const piece of csvFile(columns, batches())) content += piece;
  return content;
}

it('the spreadsheet of these tests computes an unprotected formula', () => {
  for (const opening of openings) {
    expect(computedCells('=1+1\r\n', opening)).toEqual([{ cell: '=1+1', formula: '=1+1' }]);
    expect(computedCells("'=1+1\r\n", opening)).toEqual([]);
  }
  const separated = { delimiter: ';', quotes: true } as const;
  expect(computedCells('x;=1+1;y', separated)).toHaveLength(1);
  for (const cell of formulas.slice(0, 8))
    expect(computedCells(`"${cell}"`, separated)).toMatchObject([{ formula: expect.stringMatching('1') }]);
});

it.each(openings)('a file opened with %o has no formula in a cell', async (opening) => {
  const header = formulas.map((_, index) => `Field ${index}`);
  expect(computedCells(await written(header, formulas), opening)).toEqual([]);
});

it.each(openings)(
  'a file opened with %o has no formula in the name of a field of the account',
  async (opening) => {
    expect(computedCells(await written(formulas, []), opening)).toEqual([]);
  },
);

const piece = fc.constantFrom(
  ...formulas,
  ...['=', '+', '-', '@', "'", '"', '""', ';', ',', '\t', '\r\n', '|', 'a1'],
);
const cell = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));

it('no file of random cells has a formula, opened with any separator', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 6 }), async (cells) => {
      const content = await written(cells, cells);
      for (const opening of openings) expect(computedCells(content, opening)).toEqual([]);
    }),
    randomRuns(300),
  );
});
