import { expect, it } from 'vitest';
import { neutralized, restored } from './csv.ts';

const dangerous = ['=1+1', '+49 30 1234', '-5', '@cmd', '\t=1', '\r=1', "=cmd|'/c calc'!A0", "'=1", "''@x"];
const harmless = ['', 'Ana', "O'Neill", "'quoted'", "'", '1-2', 'a=b', ' =1', 'ana@example.org'];

it.each(dangerous)('lets no spreadsheet compute %j', (text) => {
  expect(neutralized(text)).toBe(`'${text}`);
});

it.each(harmless)('leaves %j as it is', (text) => {
  expect(neutralized(text)).toBe(text);
});

it.each([...dangerous, ...harmless])('gives %j back when it is read again', (text) => {
  expect(restored(neutralized(text))).toBe(text);
});

it('takes a file from elsewhere, in which formulas stand as they are', () => {
  expect(restored('=1+1')).toBe('=1+1');
  expect(restored("'=1+1")).toBe('=1+1');
});
