import { pageTexts } from '../core/catalogue.ts';

/** The texts of the dialog with the console's shortcuts. */
export const shortcutMessages = pageTexts({
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.everywhere': 'On every page',
  'shortcuts.tables': 'In tables',
  'shortcuts.lists': 'In lists that can be sorted',
  'shortcuts.finder': 'Search everything',
  'shortcuts.search': 'Go to the search of the page’s list',
  'shortcuts.help': 'Show these shortcuts',
  'shortcuts.move': 'Move between cells',
  'shortcuts.ends': 'Go to the first or last cell of the row',
  'shortcuts.edit': 'Edit a cell, or open a row',
  'shortcuts.restore': 'Leave a cell as it was',
  'shortcuts.select': 'Select a row',
  'shortcuts.sort': 'Pick up an entry, move it, and drop it',
  'shortcuts.key.arrows': 'Arrow keys',
  'shortcuts.key.ends': 'Home, End',
  'shortcuts.key.edit': 'Enter, F2',
  'shortcuts.key.escape': 'Escape',
  'shortcuts.key.space': 'Space',
  'shortcuts.key.sort': 'Space, arrow keys, Space',
  'shortcuts.characters': 'Use / and ? as shortcuts in this browser',
} as const);
