import { mergeForm } from '../editing/merge.ts';
import type { MemberField } from './member-profile.ts';

type FieldFlags = Readonly<Record<'required' | 'visible' | 'editable', boolean>>;
type Fields = ReadonlyMap<string, MemberField>;

/**
 * The stored fields with the changes of a person who began with `base`. What another person has added since stays, what
 * another has removed since stays away, and of each field only the flags change that the person has changed.
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
      const [began, now] = [base.get(name), stored.get(name)];
      return [name, began && now ? mergeField(field, began, now) : field] as const;
    });
  const others = [...stored].filter(([name]) => !wanted.has(name) && !removed.includes(name));
  return new Map([...kept, ...others]);
}

/** A field as a person wants it, with the stored flags that they have not changed. A hidden field is not editable. */
export function mergeField<Field extends FieldFlags>(
  wanted: Field,
  base: FieldFlags,
  stored: FieldFlags,
): Field {
  const { required, visible, editable } = mergeForm(flagsOf(stored), flagsOf(wanted), flagsOf(base)).merged;
  return { ...wanted, required, visible, editable: visible && editable };
}

function flagsOf({ required, visible, editable }: FieldFlags): FieldFlags {
  return { required, visible, editable };
}
