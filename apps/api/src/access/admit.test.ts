import { answers, type Behavior, refusesWith } from '@campus/parse-adapter/testing/upstream';
import { describe, expect, it } from 'vitest';
import { accountAccessAs, sessionIsOver, wireAccountDetails } from '../testing/answers.ts';
import { gatewayOn } from '../testing/gateway.ts';

/** A platform whose answers a test changes while the gateway runs. */
async function changingPlatform(functions: Record<string, Behavior>) {
  const gateway = await gatewayOn(functions);
  const headers = { authorization: `Bearer ${gateway.sealed}` };
  const get = (path: string) => gateway.app.inject({ url: `/api/v1${path}`, headers });
  const roles = (accountId = 'a1') => get(`/accounts/${accountId}/roles`);
  const asked = () => gateway.received.map(({ path }) => path.split('/').at(-1));
  return { functions, get, roles, asked };
}

describe('a caller', () => {
  it('is looked up once and then remembered for the account', async () => {
    const { roles, asked } = await changingPlatform({ ...accountAccessAs('admin'), getRoles: answers([]) });
    expect((await roles()).statusCode).toBe(200);
    expect((await roles()).statusCode).toBe(200);
    expect(asked().filter((name) => name === 'checkAccess')).toHaveLength(1);
    await roles('a2');
    expect(asked().filter((name) => name === 'checkAccess')).toHaveLength(2);
  });

  it('remembered as too low is looked up again, so that a new role counts at once', async () => {
    const { functions, get, roles } = await changingPlatform({
      ...accountAccessAs('member'),
      getAccount: answers(wireAccountDetails),
      getRoles: answers([]),
    });
    expect((await get('/accounts/a1')).statusCode).toBe(200);
    Object.assign(functions, accountAccessAs('admin'));
    expect((await roles()).statusCode).toBe(200);
  });

  it('is looked up again on the call after the platform refused it', async () => {
    const { functions, roles, asked } = await changingPlatform({
      ...accountAccessAs('admin'),
      getRoles: answers([]),
    });
    await roles();
    functions.getRoles = refusesWith(119, 'access.suspended');
    expect((await roles()).json()).toMatchObject({ key: 'access.suspended' });
    Object.assign(functions, accountAccessAs('suspended'));
    const before = asked().length;
    expect((await roles()).json()).toMatchObject({ status: 403, key: 'access.suspended' });
    expect(asked().slice(before)).not.toContain('getRoles');
  });

  it('is signed out when its session has ended', async () => {
    const { roles } = await changingPlatform({ ...accountAccessAs('admin'), checkAccess: sessionIsOver });
    expect((await roles()).json()).toMatchObject({ status: 401, key: 'access.tokenEnded' });
  });

  it('is neither admitted nor signed out while the platform cannot be reached, and nothing is remembered', async () => {
    const { functions, roles } = await changingPlatform({
      ...accountAccessAs('admin'),
      getRoles: answers([]),
      checkAccess: (response) => response.socket?.destroy(),
    });
    expect((await roles()).statusCode).toBe(503);
    Object.assign(functions, accountAccessAs('admin'));
    expect((await roles()).statusCode).toBe(200);
  });
});
