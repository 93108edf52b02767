import { fieldsRefusal, reservedFieldNames } from '@campus/contracts/members/member-field-refusals';
import type { MemberField } from '@campus/domain/member-profile/member-profile';
import { refuseFields } from '@campus/domain/members/member-field-changes';
import type { StoredConfiguration } from './read-configuration.ts';

interface FieldsChange {
  previous: Pick<StoredConfiguration, 'fields' | 'dropping'>;
  fields: ReadonlyMap<string, MemberField>;
  removed: readonly string[];
}

/** Throws when the fields of an account may not be changed so. */
export function refuseFieldsChange({ previous, fields, removed }: FieldsChange): void {
  const wanted = [...fields].map(([name, { type }]) => ({ name, type }));
  const { fields: saved, dropping } = previous;
  const refusal = refuseFields({ saved, wanted, removed, dropping, reserved: reservedFieldNames() });
  if (refusal) throw fieldsRefusal(refusal);
}
