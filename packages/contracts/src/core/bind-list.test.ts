import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { bindList } from './bind-list.ts';
import { contract } from './contract.ts';
import { accountId, id } from './fields.ts';
import { pageOf, paging } from './list.ts';
import { wireForm } from './wire-codec.ts';

const room = z.object({ id, name: z.string() });
const listRooms = contract({
  kind: 'query',
  access: { level: 'member' },
  summary: 'One page of the rooms.',
  input: z.object({ accountId, search: z.string().default(''), ...paging }),
  output: pageOf(room),
});
const getRooms = bindList(
  listRooms,
  'getRooms',
  wireForm(room.extend({ seats: z.int() }), { id: 'objectId' }),
);
const input = { accountId: 'a1', search: 'lob', page: 3, pageSize: 25 };

it('sends skip and limit instead of the page', () => {
  const params = getRooms.paramsOf(input);
  expect(params).toEqual({ accountId: 'a1', search: 'lob', limit: 25, skip: 50 });
  const asked = getRooms.received.parse(params);
  expect(asked).toEqual(params);
  expect(getRooms.input.parse({ accountId: 'a1' })).toEqual({
    accountId: 'a1',
    search: '',
    limit: 25,
    skip: 0,
  });
  expect(getRooms.input.safeParse({ ...params, page: 3 }).success).toBe(false);
  expect(getRooms.input.safeParse({ ...params, limit: 501 }).success).toBe(false);
  expect(getRooms.paramsOf({ ...input, pageSize: 500 })).toMatchObject({ limit: 500, skip: 1000 });
  expectTypeOf(asked).toEqualTypeOf<{
    accountId: string;
    search: string;
    limit: number;
    skip: number;
  }>();
});

it('answers rows under their wire names, and reads them back as a page', () => {
  const lobby = { id: 'r1', name: 'Lobby', seats: 4 };
  const answer = getRooms.answerOf({ count: 60, results: [lobby] });
  expect(answer).toEqual({ count: 60, results: [{ objectId: 'r1', name: 'Lobby', seats: 4 }] });
  expect(getRooms.outputOf(getRooms.output.parse(answer), input)).toEqual({
    items: [lobby],
    total: 60,
    page: 3,
    pageSize: 25,
  });
});

it('refuses rows with fewer fields than the contract', () => {
  // @ts-expect-error: a row has a name
  bindList(listRooms, 'getRooms', wireForm(room.pick({ id: true }), {}));
});
