import { pageTexts } from '../core/catalogue.ts';

/** What the page about roles says. */
export const rolesPageMessages = pageTexts({
  'roles.about': 'Which roles may use options of the world, and which may open pages of this console.',
  'roles.commands': 'UI Option Controls',
  'roles.commands.about':
    'Which options the GOTO menu shows. A hidden option can still be used by its command.',
  'roles.controls': 'Room Controls',
  'roles.controls.about': 'What people may use in the rooms of the world.',
  'roles.pages': 'Page Access',
  'roles.pages.about': 'Who may open each page of this console.',
} as const);
