import type { listRooms } from '@campus/contracts/rooms/rooms';
import type { Room } from '@campus/domain/rooms/entries';
import type { Reserved } from '@campus/domain/rooms/own-level';
import { createContext, use } from 'react';
import type * as z from 'zod';
import type { LastChange } from './list/last-change.ts';

/** The data of the account's rooms that the parts of the page share. */
export interface Rooms {
  accountId: string;
  /** All rooms in the order of the list. */
  rooms: readonly Room[];
  /** The names of the folders in the order of the list. */
  folders: readonly string[];
  /** What is for levels above the person's own. */
  reserved: Reserved;
  /** Offers below the list to undo a change. */
  offerUndo: (change: LastChange) => void;
  offers: z.output<typeof listRooms.output>['offers'];
}

export const RoomsContext = createContext<Rooms | undefined>(undefined);

/** The rooms of the page. */
export function useRooms(): Rooms {
  const rooms = use(RoomsContext);
  if (!rooms) throw new Error('A part of the page needs its rooms around it.');
  return rooms;
}
