import { getServerConfig } from '@campus/contracts/worlds/functions';
import { callPlatform, requestPlatform, requestRoute } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

async function makeWorld() {
  const name = `world-${unique()}`;
  return { name, ...(await makeAccount({ world: { name } })) };
}

it('SHL-001 is reached by everyone through named cloud functions', async () => {
  const { name, accountId } = await makeWorld();
  await expect(callPlatform(getServerConfig, { name })).resolves.toMatchObject({ accountId });
});

it('SHL-001 is reached by everyone through the calls of the REST routes', async () => {
  const { name } = await makeWorld();
  await expect(requestRoute('GET', `/ClientInfo/${name}`)).resolves.toMatchObject({
    status: 200,
    body: { name },
  });
});

it('SHL-001 is reached through direct data queries and saves with the master key only', async () => {
  const { accountId, people } = await makeWorld();
  const account = { __type: 'Pointer', className: 'Account', objectId: accountId };
  const withKey = { headers: { 'x-parse-master-key': stack.masterKey } };
  const saved = await requestPlatform('POST', '/classes/Badge', {
    ...withKey,
    body: { name: 'Speaker', account },
  });
  expect(saved.status).toBe(201);

  const badges = `/classes/Badge?where=${encodeURIComponent(JSON.stringify({ account }))}`;
  const found = await requestPlatform('GET', badges, withKey);
  await expect(found.json()).resolves.toMatchObject({ results: [{ name: 'Speaker', account }] });

  const { sessionToken } = people.owner;
  for (const caller of [{}, { sessionToken }, { headers: { 'x-parse-master-key': 'another key' } }]) {
    expect((await requestPlatform('GET', badges, caller)).status).toBe(403);
    const refused = await requestPlatform('POST', '/classes/Badge', {
      ...caller,
      body: { name: 'Guest', account },
    });
    expect(refused.status).toBe(403);
  }
  const left = await requestPlatform('GET', badges, withKey);
  await expect(left.json()).resolves.toMatchObject({ results: [{ name: 'Speaker' }] });
});
