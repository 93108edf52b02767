import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neutralized, restored } from './csv.ts';

const dangerous = ['=1+1', '+49 30 1234', '-5', '@cmd', "=cmd|'/c calc'!A0", "'=1", "''@x", '＝1', '\n1'];
const separated: [text: string, cell: string][] = [
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x;"=1+1"', 'x;\'"=1+1"'],
  ['x\t＋1', "x\t'＋1"],
  ["a|-1\n@b;'=c", "a|'-1\n'@b;''=c"],
];
const harmless = [
  '',
  'Ana',
  "O'Neill",
  "'quoted'",
  "'",
  '1-2',
  'a=b',
  ' =1',
  'ana@example.org',
  'Bern, +41',
  'a;b',
];

it.each(dangerous)('lets no spreadsheet compute %j', (text) => {
  expect(neutralized(text)).toBe(`'${text}`);
});

it.each(separated)('lets no spreadsheet that separates by another sign compute %j', (text, cell) => {
  expect(neutralized(text)).toBe(cell);
});

it.each(harmless)('does not change %j', (text) => {
  expect(neutralized(text)).toBe(text);
});

it.each([...dangerous, ...separated.map(([text]) => text), ...harmless])(
  'reads its own output back as %j',
  (text) => {
    expect(restored(neutralized(text))).toBe(text);
  },
);

it('reads a foreign file with unprotected formulas', () => {
  expect(restored('=1+1')).toBe('=1+1');
  expect(restored("'=1+1")).toBe('=1+1');
});

it('reads any text back unchanged', () => {
  const text = fc.string({ unit: fc.constantFrom(...';|\t\r\n\'"=+-@＝a,') });
  fc.assert(fc.property(text, (any) => restored(neutralized(any)) === any));
});
