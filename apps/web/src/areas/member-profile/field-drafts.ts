import type {
  MemberFieldDefinition,
  MemberProfileConfiguration,
} from '@campus/contracts/member-profile/member-profile';
import { fieldsRefusal, reservedFieldNames } from '@campus/contracts/members/member-field-refusals';
import { mergeField } from '@campus/domain/member-profile/merge-definitions';
import { refuseNewField } from '@campus/domain/members/member-field-changes';

/** A field in the form. */
export interface FieldDraft extends MemberFieldDefinition {
  key: string;
  /** Whether it is stored: then its name and type are locked. */
  saved: boolean;
}

type Saved = Pick<MemberProfileConfiguration, 'fields' | 'dropping'>;

/** The stored fields as the editor starts with them. */
export function draftsOf(fields: readonly MemberFieldDefinition[]): FieldDraft[] {
  return fields.map((field) => ({ ...field, key: keyOf(field.name), saved: true }));
}

/** A new field; `key` distinguishes it from all others. */
export function newDraft(key: string): FieldDraft {
  return { key, saved: false, name: '', type: 'string', required: false, visible: true, editable: true };
}

/** The fields to store. */
export function definitionsOf(drafts: readonly FieldDraft[]): MemberFieldDefinition[] {
  return drafts.map(({ key: _, saved: __, ...field }) => ({
    ...field,
    name: nameOf({ ...field, saved: __ }),
  }));
}

/** The saved fields that are in the form no more. */
export function removedFrom(saved: readonly { name: string }[], drafts: readonly FieldDraft[]): string[] {
  const kept = drafts.filter((draft) => draft.saved).map(({ name }) => name);
  return saved.map(({ name }) => name).filter((name) => !kept.includes(name));
}

/** A checkbox of a field. */
export type Flag = 'required' | 'visible' | 'editable';

/** Ticks or unticks a checkbox. What members do not see, they do not edit. */
export function withFlag(draft: FieldDraft, flag: Flag, on: boolean): FieldDraft {
  const next = { ...draft, [flag]: on };
  return { ...next, editable: next.editable && next.visible };
}

/** The errors of the names of new fields, by their keys. */
export function nameErrors(drafts: readonly FieldDraft[], { fields, dropping }: Saved): Map<string, string> {
  const removed = removedFrom(fields, drafts);
  const kept = drafts.filter(({ saved }) => saved).map(({ name }) => name);
  const fresh = drafts.filter(({ saved }) => !saved);
  const errors = fresh.flatMap((draft, index) => {
    const others = [...kept, ...fresh.slice(0, index).map(nameOf)];
    const refusal = refuseNewField(nameOf(draft), others, {
      removed,
      dropping,
      reserved: reservedFieldNames(),
    });
    return refusal ? [[draft.key, fieldsRefusal(refusal).message] as const] : [];
  });
  return new Map(errors);
}

/**
 * The form after another person has saved: it gets their new fields, loses their removed ones, and keeps
 * its own changes.
 */
export function rebasedDrafts(
  drafts: readonly FieldDraft[],
  base: readonly FieldDraft[],
  saved: readonly FieldDraft[],
): FieldDraft[] {
  const kept = drafts.flatMap((draft) => {
    if (!draft.saved) return [draft];
    const stored = saved.find(({ name }) => name === draft.name);
    const began = base.find(({ name }) => name === draft.name) ?? stored;
    return stored && began ? [mergeField(draft, began, stored)] : [];
  });
  const known = base.map(({ name }) => name);
  return [...kept, ...saved.filter(({ name }) => !known.includes(name))];
}

/** The fields of the form once `sent` is stored. A new one whose name was changed since is another field. */
export function savedDrafts(drafts: readonly FieldDraft[], sent: readonly FieldDraft[]): FieldDraft[] {
  return drafts.map((draft) => {
    const name = nameOf(draft);
    const isStored = sent.some((other) => other.key === draft.key && nameOf(other) === name);
    return isStored ? { ...draft, name, saved: true, key: keyOf(name) } : draft;
  });
}

function keyOf(name: string): string {
  return `saved ${name}`;
}

/** Blanks around a name that is being typed are not part of it. */
function nameOf({ saved, name }: Pick<FieldDraft, 'saved' | 'name'>): string {
  return saved ? name : name.trim();
}
