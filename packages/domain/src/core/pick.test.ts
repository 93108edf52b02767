import { expect, it } from 'vitest';
import { pick } from './pick.ts';

it('takes the values of the names, without those that are undefined', () => {
  const values: { title?: string; team?: string | null; email: string } = {
    team: null,
    email: 'ana@campus.test',
  };
  expect(pick(values, ['title', 'team'])).toStrictEqual({ team: null });
});
