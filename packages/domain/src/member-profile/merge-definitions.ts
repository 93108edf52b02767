import { mergeForm } from '../editing/merge.ts';
import { accessFlags, accessOf } from './field-access.ts';
import type { MemberField } from './member-profile.ts';

type Fields = ReadonlyMap<string, MemberField>;

/**
 * The stored fields with the changes of a person who began with `base`. What another person has added since stays, what
 * another has removed since stays away, and a field changes only where the person has changed it and nobody else has.
 */
export function mergeDefinitions({
  wanted,
  base,
  stored,
  removed,
}: {
  wanted: Fields;
  base: Fields;
  stored: Fields;
  removed: readonly string[];
}): Map<string, MemberField> {
  const kept = [...wanted]
    .filter(([name]) => stored.has(name) || !base.has(name))
    .map(([name, field]) => {
      const now = stored.get(name);
      return [name, now ? mergeField(field, base.get(name) ?? field, now) : field] as const;
    });
  const others = [...stored].filter(([name]) => !wanted.has(name) && !removed.includes(name));
  return new Map([...kept, ...others]);
}

function mergeField(wanted: MemberField, base: MemberField, stored: MemberField): MemberField {
  const { required, access } = mergeForm(mergedIn(stored), mergedIn(wanted), mergedIn(base)).merged;
  return { ...wanted, required, ...accessFlags(access) };
}

function mergedIn(field: MemberField) {
  return { required: field.required, access: accessOf(field) };
}
