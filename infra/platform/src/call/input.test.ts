import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readInput } from './input.ts';

const anything = z.record(z.string(), z.unknown());

describe('the input of a call', () => {
  it('is what its schema makes of the parameters', () => {
    const schema = z.strictObject({ name: z.string().default('Ada'), page: z.int() });
    expect(readInput(schema, { page: 2 })).toEqual({ input: { name: 'Ada', page: 2 } });
  });

  it('is refused with what is accepted instead, as the schema says', () => {
    const { error } = readInput(z.object({ page: z.number() }), { page: 'two' });
    expect(error).toMatchObject({ kind: 'invalid', key: 'request.type', params: { type: 'number' } });
  });

  it.each<[string, unknown, 'text.nul' | 'request.invalid']>([
    ['a text with NUL', 'Ada\0', 'text.nul'],
    ['half of a surrogate pair', '\ud83d', 'request.invalid'],
    ['a list', ['Ada', 'Bo\0'], 'text.nul'],
    ['a name', { 'Ada\0': 1 }, 'text.nul'],
    ['an object in a list', [{ name: { last: '\udc00' } }], 'request.invalid'],
  ])(
    'is refused when PostgreSQL cannot store it: %s, after values of every other kind',
    (_what, value, key) => {
      const params = {
        none: null,
        missing: undefined,
        number: 1,
        yes: true,
        text: 'Ada 🎓',
        list: [],
        value,
      };
      const { error } = readInput(anything, params);
      expect(error).toMatchObject({ kind: 'invalid', key });
    },
  );

  it('may contain every text that PostgreSQL can store', () => {
    const params = { none: null, number: 1, yes: false, text: 'Łukasz 🎓\n', list: [null, 'Ada', { a: '' }] };
    expect(readInput(anything, params)).toEqual({ input: params });
  });
});
