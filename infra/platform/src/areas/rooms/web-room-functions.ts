import * as wire from '@campus/contracts/web-rooms/functions';
import { implement } from '../../call/implement.ts';
import { readWebRooms, saveWebRoom } from './web-rooms.ts';

/** The rooms that can be opened in a browser: read and renamed by those who may open their page. */
export const webRoomFunctions = [
  implement(wire.getWebRooms, async ({ sql, input }) => ({
    items: await readWebRooms(sql, input.accountId),
  })),
  implement(wire.updateWebRoom, (call) => saveWebRoom(call, call.input)),
];
