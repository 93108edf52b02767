import { expect, it, vi } from 'vitest';
import { readValue, refuseValue, writtenValue } from './member-values.ts';

const points = { name: 'Points', type: 'number', required: false } as const;

function readAs(language: string) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
}

it('reads a number in the locale it is shown in, and never as another one', () => {
  readAs('de-DE');
  expect(readValue('number', ' 1250,75 ')).toBe(1250.75);
  expect(readValue('number', '1.250')).toBe(1250);
  expect(refuseValue(points, '1250.75')).toMatch(/^Please enter a number, such as /);
  expect(writtenValue({ type: 'number', value: 1250.75 })).toBe('1250,75');
  readAs('en-US');
  expect(readValue('number', '1,250.5')).toBe(1250.5);
  expect(refuseValue(points, '1.250,5')).toMatch(/^Please enter a number, such as /);
  expect(refuseValue(points, '1,250.5')).toBeUndefined();
  expect(writtenValue({ type: 'number', value: 0.1 + 0.2 })).toBe('0.30000000000000004');
});
