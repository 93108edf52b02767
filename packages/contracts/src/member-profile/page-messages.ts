import { pageTexts } from '../core/catalogue.ts';

/** The texts of the page of the profile configuration. */
export const memberProfilePageMessages = pageTexts({
  'memberProfile.title': 'Profile configuration',
  'memberProfile.description':
    'Where profiles are shown in this account, and what the member profile asks for.',
  'memberProfile.user.title': 'User Profile Configuration',
  'memberProfile.user.description': 'What people tell about themselves, the same in all their accounts.',
  'memberProfile.member.title': 'Member Profile Configuration',
  'memberProfile.member.description': 'What this account keeps about its members.',
  'memberProfile.shown': 'Shown in',
  'memberProfile.shown.dashboard': 'This console',
  'memberProfile.shown.client': 'The desktop client',
  'memberProfile.editing': 'Editing',
  'memberProfile.editing.allowed': 'Members may edit their user profile',
  'memberProfile.fields': 'Fields',
  'memberProfile.column.name': 'Name',
  'memberProfile.column.type': 'Type',
  'memberProfile.column.required': 'Required',
  'memberProfile.column.visible': 'Visible',
  'memberProfile.column.editable': 'Editable',
  'memberProfile.column.explained':
    'Visible and Editable are about members and their own profiles. Administrators see and edit all fields.',
  'memberProfile.access': 'For members',
  'memberProfile.access.hidden': 'hidden',
  'memberProfile.access.visible': 'visible',
  'memberProfile.access.editable': 'visible and editable',
  'memberProfile.type.string': 'Text',
  'memberProfile.type.ISOTimeString': 'Date and time',
  'memberProfile.type.number': 'Number',
  'memberProfile.type.boolean': 'Yes or no',
  'memberProfile.default': 'In every account',
  'memberProfile.newField': 'New field',
  'memberProfile.newField.help': 'Name and type cannot be changed once they are saved.',
  'memberProfile.add': 'Add field',
  'memberProfile.add.full': 'There is no room for more fields.',
  'memberProfile.remove': (p: { field: string }) => `Remove ${p.field}`,
  'memberProfile.dropping': (p: { fields: string }) =>
    `Values of removed fields are still being deleted: ${p.fields}. Until then these names cannot be used again.`,
  'memberProfile.changed': 'There are unsaved changes.',
  'memberProfile.incomplete': 'Each field needs a name that can be used.',
  'memberProfile.saved': 'The profile configuration was saved.',
  'memberProfile.saveFailed': (p: { reason: string }) =>
    `Failed to save the profile configuration: ${p.reason}`,
  'memberProfile.fieldsFailed': (p: { reason: string }) =>
    `Failed to save member profile fields configuration: ${p.reason}`,
  'memberProfile.dropped': (p: { members: string }) =>
    `The values of removed fields were deleted from ${p.members}.`,
  'memberProfile.removal.one': (p: { field: string }) => `Remove the field ${p.field}?`,
  'memberProfile.removal.several': (p: { fields: string }) => `Remove the fields ${p.fields}?`,
  'memberProfile.removal.unused': 'No member has a value there.',
  'memberProfile.removal.used': (p: { members: string }) =>
    `The values of ${p.members} are deleted for good. Export the members first to keep them.`,
  'memberProfile.removal.moreThan': (p: { members: string }) => `more than ${p.members}`,
  'memberProfile.removal.confirm': 'Remove and save',
});
