import { pageTexts } from '../core/catalogue.ts';

/** The descriptions of the scopes of API credentials. */
export const scopeMessages = pageTexts({
  'credentials.scope.account:read': 'Read the account and its roles',
  'credentials.scope.analytics:read':
    'Read analytics, room activity, and attendance; names of people only together with “Read members”',
  'credentials.scope.invitations:read': 'Read invitations',
  'credentials.scope.invitations:write': 'Send and delete invitations',
  'credentials.scope.imports:read': 'Read imports and their files',
  'credentials.scope.imports:write': 'Import people',
  'credentials.scope.members:read': 'Read members',
  'credentials.scope.members:write': 'Change, suspend, and remove members',
  'credentials.scope.badges:read': 'Read badges and their assignments',
  'credentials.scope.badges:write': 'Change badges and their assignments',
  'credentials.scope.memberProfile:read': 'Read the configuration of the member profile',
  'credentials.scope.memberProfile:write': 'Change the configuration of the member profile',
  'credentials.scope.settings:read': 'Read settings and their history',
  'credentials.scope.settings:write':
    'Change settings, except those of registration, login, and integrations',
  'credentials.scope.controls:read': 'Read custom options and statuses',
  'credentials.scope.controls:write': 'Change custom options and statuses',
  'credentials.scope.customization:read': 'Read themes, collections, and world customizations',
  'credentials.scope.customization:write': 'Apply themes, and enable collections and world customizations',
  'credentials.scope.rooms:read': 'Read rooms and commands, without passcodes',
  'credentials.scope.rooms:write': 'Create, change, move, and delete rooms and commands',
  'credentials.scope.privateSpaces:read': 'Read private spaces and their types',
  'credentials.scope.privateSpaces:write': 'Enable, disable, and archive private spaces',
  'credentials.scope.tasks:read': 'Read tasks that the credential has started',
  'credentials.scope.tasks:write': 'Stop tasks that the credential has started',
  'credentials.scope.audit:read': 'Read the audit log',
} as const);
