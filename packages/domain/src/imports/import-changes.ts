import { isPermission, type Permission } from '../access/levels.ts';
import type { MemberFieldValue } from '../member-profile/member-profile.ts';
import type { ColumnField } from './imports.ts';

/** A field with one value: every field except the email, which identifies people, and the badges. */
export type ValueField = Exclude<ColumnField, '' | 'email' | 'badges'>;

/** A person as a file can describe one, known or wanted. A missing field is empty, or stays as it is. */
export interface PersonValues {
  values: ReadonlyMap<ValueField, MemberFieldValue>;
  /** The ids of badges. */
  badges: readonly string[];
}

export interface OverwriteRule {
  overwriteData: boolean;
  overwriteBadges: boolean;
  /** Given to everyone in the file. */
  badges: readonly string[];
}

interface FromTo {
  from: MemberFieldValue | null;
  to: MemberFieldValue;
}

/** What is planned for a person, as it is stored until it is done. */
export interface PlannedChange {
  values: Partial<Record<ValueField, FromTo>>;
  /** Badges to add to the present ones, or to replace them. */
  badges?: { add: readonly string[] } | { from: readonly string[]; to: readonly string[] };
}

/**
 * Returns what a row changes for a known person. Without `overwriteData`, it only fills empty fields and changes
 * neither role nor team; `kept` says that the row would have changed more. Badges are added. With `overwriteBadges`,
 * the badges of the row and of the import replace the present ones, unless both are empty.
 */
export function changeOf(
  known: PersonValues,
  wanted: PersonValues,
  rule: OverwriteRule,
): { change: PlannedChange; kept: boolean } {
  const change: PlannedChange = { values: {} };
  let kept = false;
  for (const [field, to] of wanted.values) {
    const from = known.values.get(field) ?? null;
    if (from === to) continue;
    if (rule.overwriteData || (from === null && isFilledIn(field))) change.values[field] = { from, to };
    else kept = true;
  }
  const badges = badgesChange(known.badges, wanted.badges, rule);
  return { change: badges ? { ...change, badges } : change, kept };
}

function isFilledIn(field: ValueField): boolean {
  return field !== 'permission' && field !== 'teamId';
}

function badgesChange(
  known: readonly string[],
  wanted: readonly string[],
  rule: OverwriteRule,
): PlannedChange['badges'] {
  const given = [...new Set([...wanted, ...rule.badges])];
  const missing = given.filter((badge) => !known.includes(badge));
  const isReplacing =
    rule.overwriteBadges && given.length > 0 && given.length < known.length + missing.length;
  if (isReplacing) return { from: known, to: given };
  return missing.length > 0 ? { add: missing } : undefined;
}

/** The values to change, by field. */
export function changedValues({ values }: PlannedChange): [ValueField, FromTo][] {
  return Object.entries(values) as [ValueField, FromTo][];
}

/** The permission to set, if it changes. */
export function permissionOf({ values }: PlannedChange): Permission | undefined {
  const to = values.permission?.to;
  return typeof to === 'string' && isPermission(to) ? to : undefined;
}

/** Whether nothing is planned. */
export function isNoChange({ values, badges }: PlannedChange): boolean {
  return badges === undefined && Object.keys(values).length === 0;
}

/** The badges to give. */
export function badgesGiven({ badges }: PlannedChange): readonly string[] {
  if (!badges) return [];
  return 'add' in badges ? badges.add : badges.to;
}

/** What remains of a plan, or the first field that another person has changed since. */
export type RemainingChange =
  | { values: ReadonlyMap<ValueField, MemberFieldValue>; badges: readonly string[] | undefined }
  | { changed: ValueField | 'badges' };

/** Compares a plan with the present values when it is applied. What already matches needs no change. */
export function remainingChange(known: PersonValues, plan: PlannedChange): RemainingChange {
  const values = new Map<ValueField, MemberFieldValue>();
  for (const [field, { from, to }] of changedValues(plan)) {
    const current = known.values.get(field) ?? null;
    if (current === to) continue;
    if (current !== from) return { changed: field };
    values.set(field, to);
  }
  const badges = plan.badges && badgesToHave(known.badges, plan.badges);
  return badges === 'changed' ? { changed: 'badges' } : { values, badges };
}

/** All badges that the person will have; undefined if nothing changes. */
function badgesToHave(
  known: readonly string[],
  plan: NonNullable<PlannedChange['badges']>,
): readonly string[] | 'changed' | undefined {
  if ('add' in plan) {
    const missing = plan.add.filter((badge) => !known.includes(badge));
    return missing.length > 0 ? [...known, ...missing] : undefined;
  }
  if (isSame(known, plan.to)) return undefined;
  return isSame(known, plan.from) ? plan.to : 'changed';
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
