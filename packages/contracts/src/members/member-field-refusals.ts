import { defaultMemberFields } from '@campus/domain/member-profile/member-profile';
import type { FieldsRefusal } from '@campus/domain/members/member-field-changes';
import { AppError } from '../core/app-error.ts';
import { memberFieldLabel, memberFieldText } from './member-fields.ts';

/** The names and labels of the fields of every account: a custom field must be distinguishable from those. */
export function reservedFieldNames(): string[] {
  return Object.keys(defaultMemberFields).flatMap((name) => [name, memberFieldLabel(name)]);
}

/** The errors of a refused change of an account's fields. */
export function fieldsRefusal({ reason, field }: FieldsRefusal): AppError {
  switch (reason) {
    case 'characters':
      return new AppError('invalid', 'memberProfile.name.characters');
    case 'length':
      return new AppError('invalid', 'memberProfile.name.length');
    case 'reserved':
      return new AppError('invalid', 'memberProfile.name.reserved', { field });
    case 'taken':
      return new AppError('invalid', 'memberProfile.name.taken', { field: memberFieldText(field) });
    case 'tooMany':
      return new AppError('invalid', 'memberProfile.tooMany');
    case 'nameLocked':
      return new AppError('conflict', 'memberProfile.name.locked', { field });
    case 'typeLocked':
      return new AppError('conflict', 'memberProfile.type.locked', { field });
    case 'dropping':
      return new AppError('conflict', 'memberProfile.name.dropping', { field });
  }
}
