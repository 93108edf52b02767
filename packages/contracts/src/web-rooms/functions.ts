import { webRoomData } from '@campus/domain/rooms/web-rooms';
import * as z from 'zod';
import { bind, bindAs } from '../core/binding.ts';
import { sentence } from '../core/schema-sentences.ts';
import { wireCall } from '../core/wire-call.ts';
import * as operations from './web-rooms.ts';

const names = { id: 'objectId' } as const;

/** The query of Room by account with `visibleOn` web: name, level, and order, by name. */
export const getWebRooms = bind(operations.listWebRooms, { name: 'getWebRooms', answer: ['items', names] });

const { accountId, roomId, name, base } = operations.updateWebRoom.input.shape;
const unsupported = { error: sentence('request.implementation') };

/** Sets and removes fields of a web room, name and order alone (WRM-021). `base` is the name that it had. */
export const updateWebRoom = bindAs(
  operations.updateWebRoom,
  wireCall(
    'updateWebRoom',
    z.strictObject({
      accountId,
      className: z.literal('Room', unsupported),
      roomId,
      dataToSave: z.strictObject({ name: name.optional(), order: operations.setOrder.optional() }),
      dataToRemove: z.array(z.literal('order', unsupported)).max(1).default([]),
      base,
    }),
    operations.updateWebRoom.output,
  ),
  {
    params: ({ name: wanted, order: place, ...input }) => ({
      ...input,
      className: 'Room' as const,
      ...webRoomData({ name: wanted, order: place }),
    }),
    result: (answer) => answer,
  },
);
