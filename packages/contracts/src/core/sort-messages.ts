import { pageTexts } from './catalogue.ts';

/** Texts of lists that people reorder. */
export const sortMessages = pageTexts({
  'sort.handle': (p: { name: string }) => `Move ${p.name}`,
  'sort.help':
    'Press Space or Enter to pick up, the arrow keys to move, Space to drop, and Escape to put back. Press the down arrow to open the menu.',
  'sort.up': 'Move up',
  'sort.down': 'Move down',
  'sort.top': 'Move to top',
  'sort.bottom': 'Move to bottom',
  'sort.moveTo': 'Move to…',
  'sort.pickedUp': (p: { place: string }) => `Picked up: ${p.place}`,
  'sort.dropped': (p: { place: string }) => `Dropped: ${p.place}`,
  'sort.putBack': (p: { place: string }) => `Put back: ${p.place}`,
  'sort.place.first': (p: { name: string; position: number; total: number }) =>
    `${p.name}, first. Position ${p.position} of ${p.total}.`,
  'sort.place.after': (p: { name: string; neighbor: string; position: number; total: number }) =>
    `${p.name}, after ${p.neighbor}. Position ${p.position} of ${p.total}.`,
  'sort.place.firstIn': (p: { name: string; group: string; position: number; total: number }) =>
    `${p.name}, first in ${p.group}. Position ${p.position} of ${p.total}.`,
  'sort.place.afterIn': (p: {
    name: string;
    group: string;
    neighbor: string;
    position: number;
    total: number;
  }) => `${p.name}, in ${p.group}, after ${p.neighbor}. Position ${p.position} of ${p.total}.`,
  'sort.dialog.title': (p: { name: string }) => `Move ${p.name}`,
  'sort.dialog.search': 'Search by name',
  'sort.dialog.first': 'To the top',
  'sort.dialog.after': (p: { name: string }) => `After ${p.name}`,
  'sort.dialog.afterIn': (p: { name: string; group: string }) => `After ${p.name}, in ${p.group}`,
  'sort.dialog.into': (p: { group: string }) => `Into ${p.group}`,
  'sort.dialog.none': 'Nothing has this name.',
  'sort.dialog.more': 'There are more. Search to find them.',
} as const);
