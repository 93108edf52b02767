import { pageTexts } from '../core/catalogue.ts';

/** The texts of the page about the permissions of rooms. */
export const roomPermissionsPageMessages = pageTexts({
  'roomPermissions.title': 'Manage Room Permissions',
  'roomPermissions.about': 'What people may do in the rooms of the world, by their roles.',
  'roomPermissions.world': 'World',
  'roomPermissions.world.about':
    'Applies to every room, unless its type or scene has a permission of its own.',
  'roomPermissions.type.about': (p: { scenes: string }) =>
    `Applies to all scenes of this type (${p.scenes}).`,
  'noun.scene': { one: 'scene', other: 'scenes' },
  'noun.permission': { one: 'permission', other: 'permissions' },
  'roomPermissions.platform': 'Platform',
  'roomPermissions.device.desktop': 'Desktop',
  'roomPermissions.device.web': 'Go',
  'roomPermissions.edit': 'Edit',
  'roomPermissions.edit.of': (p: { type: string }) => `Edit ${p.type}`,
  'roomPermissions.applied': 'Applied here',
  'roomPermissions.none': 'No permissions applied',
  'roomPermissions.appliedIn': (p: { scenes: string }) => `${p.scenes} with permissions of their own`,
  'roomPermissions.note': 'Permissions are not applied to private team suites for the workspace level.',
  'roomPermissions.search': 'Search room types, rooms, and folders',
  'roomPermissions.search.none': 'No room type, room, or folder has this name.',
  'roomPermissions.elsewhere.roles': (p: { options: string }) =>
    `Set for the whole world, on the page Roles: ${p.options}.`,
  'roomPermissions.elsewhere.options': (p: { options: string }) =>
    `Permissions that World and its room types set, under Edit: ${p.options}.`,
  'roomPermissions.failed': (p: { reason: string }) => `Failed to load the room permissions: ${p.reason}`,
  'roomPermissions.typesFailed': (p: { message: string }) =>
    `Failed to retrieve available room types: ${p.message}`,
  'roomPermissions.chatbotFailed': (p: { world: string; detail: string }) =>
    `"Chatbot Interactions" is not configurable at the moment due to an error with confirming service status for current world (${p.world}): ${p.detail}`,
  'roomPermissions.dialog': (p: { type: string }) => `Customize Permissions For ${p.type}`,
  'roomPermissions.guide': 'View Guide',
  'roomPermissions.scene': 'Scene',
  'roomPermissions.allScenes': (p: { type: string }) =>
    `Overridable permissions to apply to all "${p.type}" scenes`,
  'roomPermissions.noFolder': 'Without folder',
  'roomPermissions.gone': (p: { level: string; instance: string }) =>
    `${p.level} ${p.instance} (no longer exists)`,
  'roomPermissions.gone.folder': 'Scenes that no longer exist',
  'roomPermissions.otherDefault': (p: { level: string; types: string }) =>
    `By default ${p.level} in: ${p.types}.`,
  'roomPermissions.options.search': 'Search permissions',
  'roomPermissions.options.none': 'No permission here has this name.',
  'roomPermissions.noOptions': 'No custom permissions can be applied to this room.',
  'roomPermissions.threshold.owner': 'Owners',
  'roomPermissions.threshold.admin': 'Admins and up',
  'roomPermissions.threshold.moderator': 'Moderators and up',
  'roomPermissions.threshold.leader': 'Leaders and up',
  'roomPermissions.threshold.member': 'Members and up',
  'roomPermissions.threshold.superadmin': 'Superadmins only',
  'roomPermissions.source.explicit': 'Not saved yet',
  'roomPermissions.source.scene': 'Set for this scene',
  'roomPermissions.source.roomType': 'Set for the room type',
  'roomPermissions.source.world': 'Set for World',
  'roomPermissions.source.default': 'Default',
  'roomPermissions.writtenBy': (p: { person: string; date: string }) => `by ${p.person}, ${p.date}`,
  'roomPermissions.history': 'History',
  'roomPermissions.history.title': (p: { name: string }) => `History of ${p.name}`,
  'roomPermissions.history.none': 'Nothing has been changed yet.',
  'roomPermissions.history.change': (p: {
    scope: string;
    device: string;
    field: string;
    from: string;
    to: string;
  }) => `${p.scope}, ${p.device}, ${p.field}: from ${p.from} to ${p.to}`,
  'roomPermissions.save': 'Save',
  'roomPermissions.saving': 'Saving permissions…',
  'roomPermissions.reset': 'Reset',
  'roomPermissions.resetAll': 'Reset All',
  'roomPermissions.resetSelected': 'Reset Selected',
  'roomPermissions.reset.title': (p: { name: string }) => `Reset the permissions of ${p.name}?`,
  'roomPermissions.reset.message': (p: { count: string; account: string }) =>
    `This deletes ${p.count} in ${p.account}. What is inherited applies again.`,
  'roomPermissions.reset.scope': (p: { scope: string; device: string; count: string }) =>
    `${p.scope}, ${p.device}: ${p.count}`,
  'roomPermissions.reset.whole': (p: { type: string }) => `${p.type} and all its scenes`,
  'roomPermissions.boards.device': 'web boards',
  'roomPermissions.saved.global': 'Updated global room permissions.',
  'roomPermissions.saved.general': 'Updated general room permissions.',
  'roomPermissions.saved.custom': 'Updated custom room permissions.',
  'roomPermissions.saved.named': (p: { name: string }) => `Updated ${p.name} room permissions.`,
  'roomPermissions.wasReset.global': 'Global room permissions have been reset.',
  'roomPermissions.wasReset.general': 'General room permissions have been reset.',
  'roomPermissions.wasReset.custom': 'Custom room permissions have been reset.',
  'roomPermissions.wasReset.named': (p: { name: string }) => `${p.name} room permissions have been reset.`,
  'roomPermissions.nothing': 'nothing',
  'roomPermissions.boards.open': 'Edit web board permissions',
  'roomPermissions.boards.title': (p: { name: string }) => `Web Board Permissions For ${p.name}`,
  'roomPermissions.boards.access': 'Access Level',
  'roomPermissions.boards.others': 'Other web permissions',
  'roomPermissions.boards.individual': 'Individual Board Control',
  'roomPermissions.boards.individual.about':
    'Board IDs, separated by commas. If a board is listed in several fields, the most restricted one counts.',
  'roomPermissions.boards.replaced': (p: { field: string }) => `Not used while “${p.field}” names boards.`,
  'roomPermissions.boards.back': 'Back',
} as const);
