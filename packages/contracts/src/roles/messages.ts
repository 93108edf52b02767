/** Texts of roles and page access that every layer may say. */
export const rolesMessages = {
  'roles.permission.notFound': 'There is no such permission.',
  'roles.role.unknown': 'Name superadmin or a role of this account.',
  'roles.type.unknown': 'A permission is of type cmd or pageAccess.',
  'roles.repeated': 'Name each permission once.',
  'roles.level.tooLow': 'Everything that people do on this page needs the role Admin.',
  'roles.level.tooHigh': 'Owners always keep this permission.',
  'roles.level.notYours': 'Only a person of a higher role can change who has this permission.',
  'roles.level.aboveOwn': 'You cannot take this permission from your own role.',
} as const;
