import { expect, it } from 'vitest';
import { buySpace } from './private-spaces.ts';

const wanted = { accountId: 'account0001', pricingId: 'price00001', email: 'ada@example.org' };

function refusals(changed: Partial<typeof wanted>) {
  const { error } = buySpace.input.safeParse({ ...wanted, ...changed });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
}

it('PSP-019 a space needs a type', () => {
  expect(refusals({})).toBeUndefined();
  expect(refusals({ pricingId: '' })).toEqual([['pricingId', 'Choose a type.']]);
});

it('PSP-020 a space needs a valid email of its owner', () => {
  expect(refusals({ email: '' })).toEqual([['email', 'Enter the email of the owner.']]);
  for (const email of ['ada', 'ada@', '@example.org', 'ada@example'])
    expect(refusals({ email }), email).toEqual([['email', 'Enter a valid email.']]);
});
