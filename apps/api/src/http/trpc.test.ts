import { answers } from '@campus/parse-adapter/testing/upstream';
import { createTRPCClient, httpLink } from '@trpc/client';
import { expect, it } from 'vitest';
import type { AppRouter } from '../router.ts';
import { accountAccessAs } from '../testing/answers.ts';
import { gatewayOn } from '../testing/gateway.ts';

const preview = {
  total: 1000,
  changing: 1000,
  unchanged: 0,
  own: false,
  refused: 0,
  restorable: 0,
  permissions: { member: 1000 },
  credentials: 0,
};
const ids = Array.from({ length: 1000 }, (_, index) => `member${index}`.padEnd(10, 'x'));
const question = { accountId: 'a1', action: 'suspend', selection: { ids } } as const;

/** The gateway in front of a platform that counts calls, and a browser client that posts its queries. */
async function countingGateway(ownHeaders: Record<string, string>) {
  const { app, sealed } = await gatewayOn({ ...accountAccessAs('owner'), previewMembers: answers(preview) });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { cookie: `__Host-campus_session=${sealed}`, ...ownHeaders };
  return createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${url}/trpc`, methodOverride: 'POST', headers })],
  });
}

it('answers a posted query that is too long for an address', async () => {
  const client = await countingGateway({ 'x-campus-request': '1' });
  expect(await client.members.previewBulk.query(question)).toEqual(preview);
});

it('refuses a posted query that our own client has not sent', async () => {
  const client = await countingGateway({});
  await expect(client.members.previewBulk.query(question)).rejects.toMatchObject({
    data: { key: 'access.foreignOrigin' },
  });
});

it('answers a large call alone only, and equal calls of a batch once', async () => {
  const list = {
    ...{ version: 1, entries: [], worldBuildVersion: '2' },
    offers: { passcodes: false, groups: false, doors: false },
    own: { level: 'owner', scenesAbove: [] },
  };
  const platform = {
    ...accountAccessAs('owner', { manageRooms: { default: 'admin' } }),
    getRoomList: answers(list),
    getRoomsVersion: answers({ version: 1 }),
  };
  const { app, received, sealedFor } = await gatewayOn(platform);
  const authorization = `Bearer ${await sealedFor('ana')}`;
  const batch = async (...names: string[]) => {
    const input = Object.fromEntries(names.map((_, index) => [index, { accountId: 'a1' }]));
    const url = `/trpc/${names.join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
    return app.inject({ url, headers: { authorization } });
  };
  const refused = await batch('rooms.list', 'rooms.version');
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('request.batchTooLarge')]);
  expect(received).toEqual([]);
  const large = await batch('rooms.list');
  expect([large.statusCode, large.json()]).toEqual([200, [{ result: { data: list } }]]);
  const scripted = await app.inject({ url: '/api/v1/accounts/a1/rooms', headers: { authorization } });
  expect([scripted.statusCode, scripted.json()]).toEqual([200, list]);
  const answered = await batch('rooms.version', 'rooms.version', 'rooms.version');
  expect([answered.statusCode, answered.json()]).toEqual([
    200,
    Array(3).fill({ result: { data: { version: 1 } } }),
  ]);
  const names = received.map(({ path }) => path.split('/').at(-1));
  expect(names.filter((name) => name === 'getRoomsVersion')).toHaveLength(1);
});
