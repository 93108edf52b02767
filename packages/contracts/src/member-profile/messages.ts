import { maxCustomFields } from '@campus/domain/members/member-field-changes';
import { maxFieldNameLength } from '@campus/domain/members/member-field-names';

/** Texts of the profile configuration that every layer may say. */
export const memberProfileMessages = {
  'memberProfile.objectNotFound': 'Object not found.',
  'memberProfile.name.notText': 'Field name must be a string.',
  'memberProfile.name.taken': (p: { field: string }) =>
    `Field name must be unique but "${p.field}" already exists.`,
  'memberProfile.name.characters':
    'Field name must start with a Latin letter, end with a Latin letter or a digit, and contain only Latin letters, digits, spaces, underscores and hyphens.',
  'memberProfile.name.length': `Field name can contain at most ${maxFieldNameLength} characters.`,
  'memberProfile.name.reserved': (p: { field: string }) =>
    `"${p.field}" is a reserved word, so no field can have this name.`,
  'memberProfile.name.dropping': (p: { field: string }) =>
    `"${p.field}" was removed and its values are still being deleted. Add it again when that is done.`,
  'memberProfile.type.unknown': 'Field type must be string, ISOTimeString, number or boolean.',
  'memberProfile.type.locked': (p: { field: string }) =>
    `"${p.field}" is saved already: its type cannot be changed any more.`,
  'memberProfile.name.locked': (p: { field: string }) =>
    `"${p.field}" is a saved field: it cannot be renamed or left out, only removed.`,
  'memberProfile.tooMany': `An account can have at most ${maxCustomFields} fields of its own.`,
} as const;
