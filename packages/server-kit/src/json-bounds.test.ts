import { describe, expect, it } from 'vitest';
import { jsonExcess, sessionJson, visitorJson } from './json-bounds.ts';

const bounds = { bytes: 1_000, depth: 3, tokens: 10 };
const excess = (text: string) => jsonExcess(new TextEncoder().encode(text), bounds);

describe('a JSON text', () => {
  it.each([
    '',
    '{}',
    '[[[]]]',
    '{"a":{"b":{}}}',
    '[[],[],[]]',
    '[1,2,3,4,5,6,7,8,9,10]',
    '{"a":"[[[[[[[[{{{{,,,,,,,,,,,,,,,,"}',
    String.raw`{"a":"\"[[[[[[","b":"\\"}`,
    String.raw`["\\\"[[[[","[[[["]`,
    '"never closed [[[[[[',
    String.raw`"\\\\\\"`,
    '{"日本語":"[[[[[”"}',
  ])('is within bounds: %s', (text) => {
    expect(excess(text)).toBeUndefined();
  });

  it.each([
    ['deep', '[[[['],
    ['deep', '{"a":{"b":{"c":{}}}}'],
    ['deep', String.raw`["\\",[[[`],
    ['deep', String.raw`["\"",[[[`],
    ['large', '[1,2,3,4,5,6,7,8,9,10,11]'],
    ['large', '[{},{},{},{},{},{}]'],
    ['large', '{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}'],
    ['large', `"${'a'.repeat(999)}"`],
  ])('is too %s: %s', (which, text) => {
    expect(excess(text)).toBe(which);
  });

  it('may contain a thousand ids for people with a session, but not for others', () => {
    const ids = JSON.stringify({ accountId: 'a'.repeat(10), ids: Array(1_000).fill('b'.repeat(10)) });
    const bytes = new TextEncoder().encode(ids);
    expect(jsonExcess(bytes, sessionJson)).toBeUndefined();
    expect(jsonExcess(bytes, visitorJson)).toBe('large');
  });
});
