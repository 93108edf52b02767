import { pageTexts } from '../core/catalogue.ts';

/** What the page of rooms and commands says. */
export const roomsPageMessages = pageTexts({
  'rooms.page': 'The rooms of the world, and the commands that lead to them.',
} as const);
