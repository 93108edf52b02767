import { findRooms } from '@campus/contracts/rooms/functions';
import { makeRoom, makeRoomsAccount } from '@campus/tests/areas/rooms';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

it('finds rooms and commands, the best names first, even hidden rooms', async () => {
  const { accountId, people } = await makeRoomsAccount(['Main Hall', 'Halls/Café', 'To the hall!', 'Lab']);
  await makeRoom(accountId, { name: 'Hall of Fame', visibleOn: ['hidden'] });
  const find = async (search: string) => {
    const { items } = await callPlatform(findRooms, { accountId, search }, people.admin.sessionToken);
    return items.map(({ kind, group, name }) => `${kind}: ${group ? `${group}/` : ''}${name}`);
  };
  expect(await find('hall')).toEqual([
    'room: Hall of Fame',
    'room: Main Hall',
    'command: To the hall',
    'room: Halls/Café',
  ]);
  expect(await find('cafe')).toEqual(['room: Halls/Café']);
  expect(await find('hall cafe')).toEqual(['room: Halls/Café']);
  expect(await find('bar')).toEqual([]);
  expect(await find('')).toEqual([]);
});

it('returns five and whether there are more, of this account only', async () => {
  const { accountId, people } = await makeRoomsAccount(
    ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `Exam ${name}`),
  );
  const other = await makeAccount();
  const found = await callPlatform(findRooms, { accountId, search: 'exam' }, people.admin.sessionToken);
  expect(found.items.map(({ name }) => name)).toEqual(['Exam A', 'Exam B', 'Exam C', 'Exam D', 'Exam E']);
  expect(found.hasMore).toBe(true);
  const elsewhere = { accountId: other.accountId, search: 'exam' };
  expect(await callPlatform(findRooms, elsewhere, other.people.admin.sessionToken)).toEqual({
    items: [],
    hasMore: false,
  });
});
