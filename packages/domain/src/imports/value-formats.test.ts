import { expect, it } from 'vitest';
import { guessFormats } from './value-formats.ts';

const column = (cells: readonly string[], delimiter = ',') =>
  guessFormats(
    cells.map((cell) => [cell]),
    delimiter,
  )[0];

it.each([
  [['01/02/2026', '25/12/2026'], 'dayFirst'],
  [['01/02/2026', '12/25/2026'], 'monthFirst'],
  [['25/12/2026', '24/12/2026', '12/25/2026'], 'dayFirst'],
] as const)('the order of %j is %s, for certain', (cells, dates) => {
  expect(column(cells)).toMatchObject({ dates, unsure: [] });
});

it.each([
  [['1.250,5'], ','],
  [['1.250', '0,5'], ','],
  [['1,250.5'], '.'],
  [['1.250.000'], ','],
  [['1,250,000'], '.'],
  [['1.5'], '.'],
  [['1.2505'], '.'],
  [['0.250'], '.'],
  [['1250.250'], '.'],
  [['-0,5', '7'], ','],
] as const)('the decimal mark of %j is %s, for certain', (cells, decimals) => {
  expect(column(cells)).toMatchObject({ decimals, unsure: [] });
});

it('reports an ambiguous column, and decides by the delimiter', () => {
  expect(column(['01/02/2026'], ',')).toEqual({ dates: 'monthFirst', decimals: '.', unsure: ['dates'] });
  expect(column(['01/02/2026'], ';')).toEqual({ dates: 'dayFirst', decimals: ',', unsure: ['dates'] });
  expect(column(['1.250'], ',')).toEqual({ dates: 'monthFirst', decimals: '.', unsure: ['decimals'] });
  expect(column(['1,250'], ';')).toEqual({ dates: 'dayFirst', decimals: ',', unsure: ['decimals'] });
});

it('decides an ambiguous column by the other columns', () => {
  const [first, second] = guessFormats(
    [
      ['01/02/2026', '1,5'],
      ['03/04/2026', '25/12/2026'],
    ],
    ',',
  );
  expect(first).toEqual({ dates: 'dayFirst', decimals: ',', unsure: ['dates'] });
  expect(second).toEqual({ dates: 'dayFirst', decimals: ',', unsure: [] });
});

it('is sure of texts, empty cells, and rows of different length', () => {
  expect(guessFormats([['Ana, B.'], ['', '7'], ['a.b@c.test']], ',')).toEqual([
    { dates: 'monthFirst', decimals: '.', unsure: [] },
    { dates: 'monthFirst', decimals: '.', unsure: [] },
  ]);
});
