import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { bind, bindAs } from './binding.ts';
import { contract } from './contract.ts';
import { accountId, id } from './fields.ts';
import { uploadedFile } from './files.ts';
import { done } from './list.ts';
import { wireCall } from './wire-call.ts';

const room = z.object({ id, name: z.string(), folder: z.object({ id, name: z.string() }).nullable() });
const names = { id: 'objectId', folder: { id: 'objectId' } } as const;

const renameRoom = contract({
  kind: 'mutation',
  access: { level: 'admin' },
  summary: 'Rename a room.',
  input: z.object({ accountId, roomId: id, displayName: z.string().max(10) }),
  output: z.object({ room }),
  audit: 'rooms.rename',
});

const listRooms = contract({
  kind: 'query',
  access: { level: 'member' },
  summary: 'The rooms.',
  input: z.object({ accountId }),
  output: z.object({ items: z.array(room) }),
});

const addPicture = contract({
  kind: 'mutation',
  access: { level: 'admin' },
  summary: 'Add a picture.',
  rest: { method: 'POST', path: '/accounts/{accountId}/pictures' },
  input: z.object({ accountId, file: uploadedFile }),
  output: done,
  audit: 'pictures.add',
});

const saveRoom = bind(renameRoom, {
  name: 'saveRoom',
  input: { displayName: 'displayname' },
  answer: ['room', names],
  addressedBy: 'roomId',
});

const lobby = { id: 'r1', name: 'Lobby', folder: { id: 'f1', name: 'Ground floor' } };
const lobbyOnWire = { objectId: 'r1', name: 'Lobby', folder: { objectId: 'f1', name: 'Ground floor' } };

describe('bind', () => {
  it('sends fields under their wire names, and reads them back', () => {
    const params = saveRoom.paramsOf({ accountId: 'a1', roomId: 'r1', displayName: 'Lobby' });
    expect(params).toEqual({ accountId: 'a1', roomId: 'r1', displayname: 'Lobby' });
    expect(saveRoom.received.parse(params)).toEqual({
      accountId: 'a1',
      roomId: 'r1',
      displayName: 'Lobby',
    });
    expectTypeOf(params).toEqualTypeOf<{
      accountId?: string | undefined;
      roomId: string;
      displayname: string;
    }>();
  });

  it('answers with the field it names, at any depth under wire names', () => {
    const answer = saveRoom.answerOf({ room: lobby });
    expect(answer).toEqual(lobbyOnWire);
    const input = { accountId: 'a1', roomId: 'r1', displayName: 'Lobby' };
    expect(saveRoom.outputOf(saveRoom.output.parse(answer), input)).toEqual({ room: lobby });
    const roof = { ...lobby, folder: null };
    expect(saveRoom.answerOf({ room: roof })).toEqual({ objectId: 'r1', name: 'Lobby', folder: null });
  });

  it('renames the fields of each item of a list', () => {
    const getRooms = bind(listRooms, { name: 'getRooms', answer: { items: ['results', names] } });
    const answer = getRooms.answerOf({ items: [lobby] });
    expect(answer).toEqual({ results: [lobbyOnWire] });
    expect(getRooms.outputOf(answer, { accountId: 'a1' })).toEqual({ items: [lobby] });
  });

  it('keeps the rules of the contract, and refuses unknown fields', () => {
    const call = { accountId: 'a1', roomId: 'r1', displayname: 'Lobby' };
    expect(saveRoom.input.safeParse(call).success).toBe(true);
    expect(saveRoom.input.safeParse({ ...call, displayname: 'Longer than ten' }).success).toBe(false);
    expect(saveRoom.input.safeParse({ ...call, displayName: 'Lobby' }).success).toBe(false);
  });

  it('lets a call omit the account only if an object determines it', () => {
    expect(saveRoom.input.safeParse({ roomId: 'r1', displayname: 'Lobby' }).success).toBe(true);
    const getRooms = bind(listRooms, { name: 'getRooms' });
    expect(getRooms.input.safeParse({}).success).toBe(false);
  });

  it('carries a file as Base64, and declares it', () => {
    const savePicture = bind(addPicture, { name: 'savePicture', input: { file: 'image' } });
    const file = { name: 'a.png', content: Buffer.from('picture') };
    const params = savePicture.paramsOf({ accountId: 'a1', file });
    expect(params).toEqual({ accountId: 'a1', image: { name: 'a.png', base64: 'cGljdHVyZQ==' } });
    expect(savePicture.received.parse(params)).toEqual({ accountId: 'a1', file });
    expect([savePicture.carriesFile, saveRoom.carriesFile]).toEqual([true, false]);
  });

  it('does not change values that already have the wire names', () => {
    const getRooms = bind(listRooms, { name: 'getRooms' });
    const input = { accountId: 'a1' };
    expect(getRooms.paramsOf(input)).toBe(input);
    expect(getRooms.received).toBe(getRooms.input);
  });

  it('does not change them either if an inner field refuses unknown fields', () => {
    const order = z.object({ by: z.string() });
    const sorted = { ...listRooms, input: listRooms.input.extend({ order: order.optional() }) };
    const getRooms = bind(sorted, { name: 'getRooms' });
    const input = { accountId: 'a1', order: { by: 'name' } };
    expect(getRooms.paramsOf(input)).toBe(input);
    expect(getRooms.received.parse(input)).toEqual(input);
    expect(getRooms.received.safeParse({ ...input, order: { by: 'name', up: true } }).success).toBe(false);
  });

  it('may answer more than the contract tells', () => {
    const endRoom = bind({ ...renameRoom, output: done }, { name: 'endRoom', answers: room });
    expect(endRoom.output).toBe(room);
    expect(endRoom.answerOf(lobby)).toBe(lobby);
  });

  it.each<[why: string, declare: () => unknown]>([
    ['There is no field "title"', () => bind(renameRoom, { name: 'x', input: { title: 'name' } })],
    [
      'There is no field to be called "objectId"',
      () => bind(renameRoom, { name: 'x', input: { roomId: { objectId: 'id' } } }),
    ],
    [
      'must take it and an accountId',
      () => bind({ ...listRooms, input: z.object({ roomId: id }) }, { name: 'x', addressedBy: 'roomId' }),
    ],
    [
      'A schema with checks of its own cannot be renamed',
      () =>
        bind(
          { ...renameRoom, input: renameRoom.input.refine((input) => input.displayName !== 'x') },
          { name: 'x', input: { displayName: 'displayname' } },
        ),
    ],
  ])('throws on load if the schemas cannot be derived: %s', (why, declare) => {
    expect(declare).toThrow(why);
  });
});

describe('bindAs', () => {
  it('maps payload and answer by hand', () => {
    const wire = wireCall('findRooms', z.object({ account: z.string() }), z.object({ found: z.array(room) }));
    const findRooms = bindAs(listRooms, wire, {
      params: (input) => ({ account: input.accountId }),
      result: ({ found }) => ({ items: found }),
    });
    expect(findRooms.paramsOf({ accountId: 'a1' })).toEqual({ account: 'a1' });
    expect(findRooms.outputOf({ found: [lobby] }, { accountId: 'a1' })).toEqual({ items: [lobby] });
  });
});
