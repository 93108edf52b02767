import { pageTexts } from '../core/catalogue.ts';

/** What the page about the rooms of the browser says. */
export const webRoomsPageMessages = pageTexts({
  'webRooms.about': 'How the rooms are called that people can open in a browser.',
  'webRooms.room': 'Room',
  'webRooms.room.about': 'The room to edit.',
} as const);
