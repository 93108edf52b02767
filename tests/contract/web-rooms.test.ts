import { makeRoom } from '@campus/tests/areas/rooms';
import { openGateway, refusalOf, scriptHeaders } from '@campus/tests/calls/gateway';
import { makeAccount, makeSuperadmin } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const gateway = await openGateway();
const { as, http } = gateway;

async function makeWebRoom() {
  const { accountId, people } = await makeAccount({ isWebEnabled: true });
  const roomId = await makeRoom(accountId, { name: 'Hall', order: 20, visibleOn: ['web'] });
  const superadmin = await makeSuperadmin();
  const stored = async () => (await as(people.admin).webRooms.list.query({ accountId })).items;
  return { accountId, people, superadmin, roomId, stored };
}

it('WRM-006 WRM-007 a superadmin changes name and order, and removes the order', async () => {
  const { accountId, superadmin, roomId, stored } = await makeWebRoom();
  const { webRooms } = as(superadmin);
  const { room } = await webRooms.update.mutate({ accountId, roomId, name: 'Great Hall', order: 30 });
  expect(room).toMatchObject({ id: roomId, name: 'Great Hall', order: 30 });
  await webRooms.update.mutate({ accountId, roomId, name: 'Great Hall', order: null });
  expect(await stored()).toMatchObject([{ name: 'Great Hall', order: null }]);
});

it('WRM-018 refuses the order of everybody else, and stores nothing', async () => {
  const { accountId, people, roomId, stored } = await makeWebRoom();
  for (const order of [5, null]) {
    const call = as(people.owner).webRooms.update.mutate({ accountId, roomId, name: 'X', order });
    expect(await refusalOf(call)).toMatchObject({ status: 403 });
  }
  expect(await stored()).toMatchObject([{ name: 'Hall', order: 20 }]);
  await as(people.owner).webRooms.update.mutate({ accountId, roomId, name: 'Great Hall' });
  expect(await stored()).toMatchObject([{ name: 'Great Hall', order: 20 }]);
});

it.each([
  ['WRM-012', {}, 'name is required'],
  ['WRM-012', { name: '' }, 'name is required'],
  ['WRM-012', { name: '  ' }, 'name is required'],
  ['WRM-012', { name: null }, 'name is required'],
  ['WRM-013', { name: 7 }, 'name must be a text string'],
  ['WRM-014', { name: 'Hall', order: 'abc' }, 'order must be a number or empty'],
  ['WRM-014', { name: 'Hall', order: true }, 'order must be a number or empty'],
])('%s refuses %j: %s', async (_, fields, sentence) => {
  const { accountId, superadmin, roomId, stored } = await makeWebRoom();
  const response = await http
    .patch(`/api/v1/accounts/${accountId}/web-rooms/${roomId}`)
    .set(await scriptHeaders(superadmin))
    .send(fields);
  expect(response.status).toBe(400);
  expect(response.body.issues.map(({ message }: { message: string }) => message)).toEqual([sentence]);
  expect(await stored()).toMatchObject([{ name: 'Hall', order: 20 }]);
});
