/** Texts of room permissions that every layer may say. */
export const roomPermissionsMessages = {
  'roomPermissions.missingAccount': 'Missing account',
  'roomPermissions.missingPermissions': 'Missing permissions',
  'roomPermissions.missingLevel': 'Missing level',
  'roomPermissions.missingBoards': 'Missing permissions, permissionLevel, or board ids to update',
  'roomPermissions.level': 'A level is 16, 8, 4, 1, or 0.',
  'roomPermissions.notOffered': 'This permission does not offer this level.',
  'roomPermissions.aboveOwn': 'Nobody sets or removes a level above their own.',
  'roomPermissions.unknownOption': (p: { option: string }) =>
    `There is no permission ${p.option} in this room type.`,
  'roomPermissions.unknownScope': 'There is no such room type or scene.',
  'roomPermissions.recordGone': 'There is no such record.',
  'roomPermissions.changedMeanwhile':
    'Another person has changed these permissions since. Nothing was reset.',
  'roomPermissions.worldUnknown': (p: { world: string }) => `The world ${p.world} is unknown.`,
  'roomPermissions.webBoard.webboardfull': 'Full access',
  'roomPermissions.webBoard.webboardfull.definition': 'Users can change the URL and interact.',
  'roomPermissions.webBoard.webboardlimited': 'Limited',
  'roomPermissions.webBoard.webboardlimited.definition': 'Users can only interact.',
  'roomPermissions.webBoard.boardhomepage': 'Board homepage',
  'roomPermissions.webBoard.boardhomepage.definition': 'Users can set the page that a board opens with.',
  'roomPermissions.webBoard.resethomepage': 'Reset homepage',
  'roomPermissions.webBoard.resethomepage.definition': 'Users can lead a board back to its homepage.',
} as const;
