import { defaultMemberFields } from '@campus/domain/member-profile/member-profile';
import type { FieldsRefusal } from '@campus/domain/members/member-field-changes';
import { AppError } from '../core/app-error.ts';
import { memberFieldLabel } from './member-fields.ts';

/** Nobody should have to tell a field from one that every account has: neither by its name nor by what it is called. */
export const reservedFieldNames = Object.keys(defaultMemberFields).flatMap((name) => [
  name,
  memberFieldLabel(name),
]);

/** What is said of a refused change of an account's fields. */
export function fieldsRefusal({ reason, field }: FieldsRefusal): AppError {
  switch (reason) {
    case 'characters':
      return new AppError('invalid', 'memberProfile.name.characters');
    case 'length':
      return new AppError('invalid', 'memberProfile.name.length');
    case 'taken':
      return new AppError('invalid', 'memberProfile.name.taken', { field: memberFieldLabel(field) });
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
