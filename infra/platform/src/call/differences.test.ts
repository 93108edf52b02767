import { expect, it } from 'vitest';
import { differences } from './differences.ts';

it('contain the changed values before and after, without equal and unwanted ones', () => {
  const former = { title: 'Dean', tags: ['a'], team: '3', phone: 'x' };
  expect(differences(former, { title: 'Rector', tags: ['a'], team: undefined, seats: 4 })).toEqual({
    before: { title: 'Dean', seats: undefined },
    after: { title: 'Rector', seats: 4 },
  });
  expect(differences(former, { tags: ['a', 'b'], phone: null })).toEqual({
    before: { tags: ['a'], phone: 'x' },
    after: { tags: ['a', 'b'], phone: null },
  });
  expect(differences(former, former)).toEqual({ before: {}, after: {} });
});
