import { makeSsoWorld, type SsoWorld } from '@campus/tests/areas/sso/sso-world';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { sql, uniqueAddress } from '@campus/tests/world/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSsoFailures, storeSsoFailure } from './sso-failures.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

/** Reports from this address that the person could not sign in. Returns the key of the refusal. */
function report({ world, ssoConfigId }: SsoWorld, address: string, email = ''): Promise<unknown> {
  const input = {
    serverConfigName: world,
    provider: 'oidc',
    ssoConfigId,
    cause: 'client',
    code: '',
  } as const;
  const call = { services: test.services, requestId: 'r1', origin: { address, userAgent: '' } };
  return storeSsoFailure({ ...call, input: { ...input, email } }).catch(({ key }) => key);
}

it('an address adds ten different failed sign-ons in ten minutes, and then no more', async () => {
  const world = await makeSsoWorld('oidc');
  const address = uniqueAddress();
  const add = (from: string, n: number) => report(world, from, `stranger-${n}@campus.test`);
  for (let n = 0; n < 10; n++) expect(await add(address, n)).toBeUndefined();
  expect(await add(address, 10)).toBe('request.tooMany');
  expect(await add(uniqueAddress(), 11)).toBeUndefined();
  const { accountId } = world.account;
  const kept = await readSsoFailures(sql, accountId);
  expect(kept.map(({ email }) => email)).not.toContain('stranger-10@campus.test');
  expect(kept).toHaveLength(11);
});

it('the same failed sign-on of a campus behind one address is counted each time', async () => {
  const world = await makeSsoWorld('oidc');
  const address = uniqueAddress();
  for (let n = 0; n < 30; n++) expect(await report(world, address)).toBeUndefined();
  expect(await readSsoFailures(sql, world.account.accountId)).toMatchObject([{ times: 30, email: '' }]);
});
