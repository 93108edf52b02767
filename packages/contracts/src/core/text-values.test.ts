import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { commaList, jsonText, orCommaList } from './text-values.ts';

describe('a value given as text', () => {
  it('is parsed as JSON, and refused with the sentence of the field if it is not valid JSON', () => {
    const table = jsonText(() => 'must be JSON').pipe(z.record(z.string(), z.url()));
    expect(table.parse('{"a": "https://a.test"}')).toEqual({ a: 'https://a.test' });
    expect(table.safeParse('{').error?.issues[0]?.message).toBe('must be JSON');
  });

  it('lists entries between commas, and is empty for an empty text', () => {
    expect(commaList.parse(' a.test, ,b.test,')).toEqual(['a.test', 'b.test']);
    expect(commaList.parse(undefined)).toEqual([]);
    expect(commaList.parse('')).toEqual([]);
  });

  it('is an array, from JSON or from a query', () => {
    const ids = orCommaList(z.array(z.string()).min(1));
    expect(ids.parse('a,b')).toEqual(['a', 'b']);
    expect(ids.parse(['a'])).toEqual(['a']);
    expect(ids.safeParse('').success).toBe(false);
  });
});
