import type { MemberField, MemberFieldType } from '../member-profile/member-profile.ts';
import { refuseFieldName, sameFieldName } from './member-field-names.ts';

/** The most fields an account can add to the member profile. */
export const maxCustomFields = 100;

/** The fields of an account, and their planned change. */
export interface FieldsChange {
  /** The stored fields, by name. */
  saved: ReadonlyMap<string, Pick<MemberField, 'type'>>;
  /** All fields to store. */
  wanted: readonly { name: string; type: MemberFieldType }[];
  /** The saved fields to delete. */
  removed: readonly string[];
  /** Names whose old values are still being deleted. */
  dropping: readonly string[];
  /** Names that fields of every account have. */
  reserved: readonly string[];
}

export interface FieldsRefusal {
  reason:
    | 'tooMany'
    | 'nameLocked'
    | 'typeLocked'
    | 'dropping'
    | 'taken'
    | NonNullable<ReturnType<typeof refuseFieldName>>;
  /** The refused name, or the existing name that it collides with. */
  field: string;
}

/**
 * The reason why the fields may not be changed like this, or undefined. A saved field keeps its name and
 * type. It is deleted only explicitly, never by being left out: a person who has not seen it yet would
 * delete it unknowingly. Saved names stay valid, even if a new field could not have them.
 */
export function refuseFields(change: FieldsChange): FieldsRefusal | undefined {
  const { saved, wanted, removed } = change;
  const names = wanted.map(({ name }) => name);
  const left = [...saved.keys()].find((name) => !names.includes(name) && !removed.includes(name));
  if (left !== undefined) return { reason: 'nameLocked', field: left };
  for (const [index, field] of wanted.entries()) {
    const stored = removed.includes(field.name) ? undefined : saved.get(field.name);
    const refusal = stored
      ? refuseType(field, stored)
      : refuseNewField(field.name, [...names.slice(0, index), ...keptAfter(index, change)], change);
    if (refusal) return refusal;
  }
  const excess = names.slice(maxCustomFields).at(-1);
  return excess !== undefined && names.length > saved.size ? { reason: 'tooMany', field: excess } : undefined;
}

/** Saved names further down, which were there before any new one. */
function keptAfter(index: number, { saved, wanted }: FieldsChange): string[] {
  const later = wanted.slice(index + 1).map(({ name }) => name);
  return later.filter((name) => saved.has(name));
}

function refuseType(
  { name, type }: FieldsChange['wanted'][number],
  stored: Pick<MemberField, 'type'>,
): FieldsRefusal | undefined {
  return type === stored.type ? undefined : { reason: 'typeLocked', field: name };
}

/** The reason why a new field may not have this name beside these others, or undefined. */
export function refuseNewField(
  name: string,
  others: readonly string[],
  { removed, dropping, reserved }: Pick<FieldsChange, 'removed' | 'dropping' | 'reserved'>,
): FieldsRefusal | undefined {
  const wrong = refuseFieldName(name);
  if (wrong) return { reason: wrong, field: name };
  const taken = sameFieldName(name, [...reserved, ...others]);
  if (taken !== undefined) return { reason: 'taken', field: taken };
  return [...removed, ...dropping].includes(name) ? { reason: 'dropping', field: name } : undefined;
}
