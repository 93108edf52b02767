import { describe, expect, it } from 'vitest';
import { readNumber } from './numbers.ts';

describe('a number', () => {
  it.each([
    ['1.250,5', ',', 1250.5],
    ['1250,75', ',', 1250.75],
    ['1.250', ',', 1250],
    ['1 250,5', ',', 1250.5],
    ['1\u202F250,5', ',', 1250.5],
    ['-0,5', ',', -0.5],
    ['1,5E+03', ',', 1500],
    ['1,250.5', '.', 1250.5],
    ['1,250', '.', 1250],
    ['1.250', '.', 1.25],
    ['1’250.5', '.', 1250.5],
    ['12,34,567', '.', 1_234_567],
    ['.5', '.', 0.5],
    ['5.', '.', 5],
    ['+1e3', '.', 1000],
    ['−1', '.', -1],
    [' 7 ', '.', 7],
  ] as const)('%j with the decimal mark %s is %d', (text, decimal, value) => {
    expect(readNumber(text, decimal)).toBe(value);
  });

  it.each([
    ['1.5', ','],
    ['1,5', '.'],
    ['1.25,5', ','],
    ['1.250.5', ','],
    ['1,250.5', ','],
    ['1.250,5', '.'],
    ['1.250 000', ','],
    ['', '.'],
    ['.', '.'],
    ['e5', '.'],
    ['-', '.'],
    ['0x10', '.'],
    ['NaN', '.'],
    ['1e999', '.'],
    ['12 €', '.'],
  ] as const)('%j with the decimal mark %s is none', (text, decimal) => {
    expect(readNumber(text, decimal)).toBeUndefined();
  });
});
