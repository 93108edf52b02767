import { pageTexts } from '../core/catalogue.ts';

/** What the page about the permissions of rooms says. */
export const roomPermissionsPageMessages = pageTexts({
  'roomPermissions.title': 'Manage Room Permissions',
  'roomPermissions.about': 'What people may do in the rooms of the world, by their roles.',
  'roomPermissions.world': 'World',
  'roomPermissions.world.about':
    'Applies to every room, unless its type or scene has a permission of its own.',
} as const);
