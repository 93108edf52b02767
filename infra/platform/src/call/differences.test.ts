import { expect, it } from 'vitest';
import { differences } from './differences.ts';

it('contain the changed values before and after, without equal and unwanted ones', () => {
  const previous = { title: 'Dean', tags: ['a'], team: '3', phone: 'x' };
  expect(differences(previous, { title: 'Rector', tags: ['a'], team: undefined, seats: 4 })).toEqual({
    before: { title: 'Dean', seats: undefined },
    after: { title: 'Rector', seats: 4 },
  });
  expect(differences(previous, { tags: ['a', 'b'], phone: null })).toEqual({
    before: { tags: ['a'], phone: 'x' },
    after: { tags: ['a', 'b'], phone: null },
  });
  expect(differences(previous, previous)).toEqual({ before: {}, after: {} });
});
