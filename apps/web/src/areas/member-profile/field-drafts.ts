import type {
  MemberFieldDefinition,
  MemberProfileConfiguration,
} from '@campus/contracts/member-profile/member-profile';
import { fieldsRefusal, reservedFieldNames } from '@campus/contracts/members/member-field-refusals';
import { accessFlags, accessOf, type FieldAccess } from '@campus/domain/member-profile/field-access';
import { refuseNewField } from '@campus/domain/members/member-field-changes';
import type { JudgedDraft } from '../../editing/drafts.ts';

/** What a field is to drafts. */
export interface FieldRecord extends Pick<MemberFieldDefinition, 'name' | 'type' | 'required'> {
  access: FieldAccess;
  /** Whether the person has removed it from the form. */
  isRemoved: boolean;
}

/** A field in the form. The name and the type of a stored one are locked. */
export interface ShownField {
  id: string;
  value: FieldRecord;
  isNew: boolean;
  draft: JudgedDraft<FieldRecord> | undefined;
}

/** The id of a stored field. */
export function idOf(name: string): string {
  return `stored ${name}`;
}

/** A stored field as a record. */
export function recordOf({ name, type, required, ...flags }: MemberFieldDefinition): FieldRecord {
  return { name, type, required, access: accessOf(flags), isRemoved: false };
}

/** A field that the person adds. */
export const newField: FieldRecord = {
  name: '',
  type: 'string',
  required: false,
  access: 'editable',
  isRemoved: false,
};

/** A field as it is sent. */
export function definitionOf({ name, type, required, access }: FieldRecord): MemberFieldDefinition {
  return { name, type, required, ...accessFlags(access) };
}

/** Blanks around a name that is being typed are not part of it. */
export function nameOf({ isNew, value: { name } }: Pick<ShownField, 'isNew' | 'value'>): string {
  return isNew ? name.trim() : name;
}

/** A checkbox of a field. */
export type Flag = 'required' | 'visible' | 'editable';

/** What a checkbox changes. What members do not see, they do not edit. */
export function flagChange(flag: Flag, on: boolean): Partial<FieldRecord> {
  if (flag === 'required') return { required: on };
  if (flag === 'visible') return { access: on ? 'visible' : 'hidden' };
  return { access: on ? 'editable' : 'visible' };
}

/** The errors of the names of new fields, by their ids. */
export function nameErrors(
  shown: readonly ShownField[],
  { removed, dropping }: Pick<MemberProfileConfiguration, 'dropping'> & { removed: readonly string[] },
): Map<string, string> {
  const errors = shown.flatMap((field, index) => {
    if (!field.isNew) return [];
    const others = shown.slice(0, index).map(nameOf);
    const refusal = refuseNewField(nameOf(field), others, {
      removed,
      dropping,
      reserved: reservedFieldNames(),
    });
    return refusal ? [[field.id, fieldsRefusal(refusal).message] as const] : [];
  });
  return new Map(errors);
}
