import { pageTexts } from '../core/catalogue.ts';

/** What the list of rooms and commands says. */
export const roomListMessages = pageTexts({
  'noun.roomEntry': { one: 'room or command', other: 'rooms and commands' },
  'rooms.about':
    'Rooms and commands in the order in which people find them in the world. Folders keep their entries together.',
  'rooms.list': 'Rooms and commands',
  'rooms.search': 'Search rooms',
  'rooms.none': 'No Rooms Found',
  'rooms.none.yet': 'Add the first room or command.',
  'rooms.show': 'Show rooms on',
  'rooms.place.GOTO': 'GOTO',
  'rooms.place.mobile': 'Mobile',
  'rooms.place.hidden': 'Hidden',
  'rooms.place.roomGraph': 'Room graph',
  'rooms.filter.search': (p: { search: string }) => `Search: ${p.search}`,
  'rooms.filter.show': (p: { places: string }) => `Shown on: ${p.places}`,
  'rooms.counts': (p: { shown: string; total: string }) => `${p.shown} of ${p.total}`,
  'rooms.add': '+ Add New',
  'rooms.add.room': 'Room',
  'rooms.add.command': 'Command',
  'rooms.folder.open': (p: { folder: string }) => `Show what is in ${p.folder}`,
  'rooms.mark.hidden': 'Hidden',
  'rooms.mark.passcodes': 'Has passcodes',
  'rooms.mark.command': 'Command',
  'rooms.mark.unsaved': 'Not saved',
  'rooms.moved': (p: { name: string }) => `Moved: ${p.name}`,
  'rooms.move.undo': 'Undo move',
  'rooms.move.undone': 'The move is undone.',
  'rooms.move.offer': (p: { name: string }) => `The chosen place for ${p.name} is gone.`,
  'rooms.move.accept': 'Move to the nearest place',
  'rooms.move.failed': (p: { reason: string }) => `Failed to move: ${p.reason}`,
} as const);
