import { pageTexts } from '../core/catalogue.ts';

/** The texts of the page about the rooms of the browser. */
export const webRoomsPageMessages = pageTexts({
  'webRooms.about': 'What the rooms are called that people can open in a browser.',
  'webRooms.none': 'No rooms available',
  'webRooms.rooms': 'Rooms',
  'webRooms.rooms.about':
    'Choose the room to edit. The first one of the list is shown until you choose another.',
  'webRooms.room.about': 'What people read in the list of rooms.',
  'webRooms.level': (p: { level: string }) => `Level ${p.level}`,
  'webRooms.unsaved': 'Not saved',
  'webRooms.name': 'Name',
  'webRooms.order': 'Order',
  'webRooms.order.help': 'Rooms with lower numbers come first. Leave it empty for none.',
  'webRooms.save': 'Save Room',
  'webRooms.saved': 'Successfully updated web room',
} as const);
