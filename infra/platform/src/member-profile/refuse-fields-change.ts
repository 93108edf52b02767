import { AppError } from '@campus/contracts/app-error';
import { memberFieldLabel } from '@campus/contracts/member-fields';
import { type FieldsRefusal, refuseFields } from '@campus/domain/member-field-changes';
import { defaultMemberFields, type MemberField } from '@campus/domain/member-profile';
import type { StoredConfiguration } from './read-configuration.ts';

interface FieldsChange {
  former: Pick<StoredConfiguration, 'fields' | 'dropping'>;
  fields: ReadonlyMap<string, MemberField>;
  removed: readonly string[];
}

/** Nobody should have to tell a field from one that every account has: neither by its name nor by what it is called. */
const reserved = Object.keys(defaultMemberFields).flatMap((name) => [name, memberFieldLabel(name)]);

/** Throws when the fields of an account may not be changed so. */
export function refuseFieldsChange({ former, fields, removed }: FieldsChange): void {
  const wanted = [...fields].map(([name, { type }]) => ({ name, type }));
  const { fields: saved, dropping } = former;
  const refusal = refuseFields({ saved, wanted, removed, dropping, reserved });
  if (refusal) throw errorOf(refusal);
}

function errorOf({ reason, field }: FieldsRefusal): AppError {
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
