import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { commaList, jsonText, orCommaList } from './text-values.ts';

describe('a value given as text', () => {
  it('is what its JSON says, and refused with the sentence of the field where it is no JSON', () => {
    const table = jsonText(() => 'must be JSON').pipe(z.record(z.string(), z.url()));
    expect(table.parse('{"a": "https://a.test"}')).toEqual({ a: 'https://a.test' });
    expect(table.safeParse('{').error?.issues[0]?.message).toBe('must be JSON');
  });

  it('lists entries between commas, and none where there is no text', () => {
    expect(commaList.parse(' a.test, ,b.test,')).toEqual(['a.test', 'b.test']);
    expect(commaList.parse(undefined)).toEqual([]);
    expect(commaList.parse('')).toEqual([]);
  });

  it('is an array, of JSON or of a query', () => {
    const ids = orCommaList(z.array(z.string()).min(1));
    expect(ids.parse('a,b')).toEqual(['a', 'b']);
    expect(ids.parse(['a'])).toEqual(['a']);
    expect(ids.safeParse('').success).toBe(false);
  });
});
