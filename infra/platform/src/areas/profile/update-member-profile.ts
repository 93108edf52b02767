import { AppError } from '@campus/contracts/core/app-error';
import { memberFieldText } from '@campus/contracts/members/member-fields';
import {
  isDefaultMemberField,
  type MemberFieldType,
  type MemberFieldValue,
  type ProfileEditor,
} from '@campus/domain/member-profile/member-profile';
import type { Call } from '../../call/call.ts';
import { type Comparison, differences } from '../../call/differences.ts';
import { updateRow } from '../../foundation/records/update-row.ts';
import { lockMemberProfile, type MemberProfile, plainValue, readMemberProfile } from './member-profile.ts';
import { refuseValue } from './refuse-value.ts';

type Values = Readonly<Record<string, MemberFieldValue | null>>;

/** A change of a member profile. */
export interface ProfileChange {
  accountId: string;
  userId: string;
  /** The new values of the fields. Null removes a value. */
  fields: Values;
  /** The previous values that the editor saw. Missing fields are not checked. */
  expected?: Values;
  editor: ProfileEditor;
}

/**
 * Sets and clears fields of a member profile, all or none. Returns the new profile; undefined if the user is
 * not a member.
 */
export async function updateMemberProfile(
  call: Pick<Call, 'sql' | 'audit'>,
  change: ProfileChange,
): Promise<MemberProfile | undefined> {
  const changed = await changeProfileFields(call, change);
  if (!changed) return undefined;
  call.audit.note(changed);
  return readMemberProfile(call.sql, change);
}

/**
 * Sets and clears fields of a member profile, all or none. Returns the differences, for the caller to add to
 * the audit entry; undefined if the user is not a member. Throws if a value is refused, or if another person
 * has changed it.
 */
export async function changeProfileFields(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  { accountId, userId, fields, expected = {}, editor }: ProfileChange,
): Promise<Comparison | undefined> {
  const whose = { accountId, userId };
  const previous = await lockMemberProfile(sql, whose);
  if (previous) audit.note({ target: { type: 'member', id: previous.membershipId, label: previous.email } });
  for (const name of Object.keys(expected))
    if (!previous?.fields.has(name)) refuseValue({ name, field: undefined, value: null }, editor);
  for (const [name, value] of Object.entries(fields)) {
    const field = previous?.fields.get(name);
    refuseValue({ name, field, value }, editor);
    if (previous && field && Object.hasOwn(expected, name))
      refuseChangedValue(
        { name, type: field.type, seen: expected[name], wanted: value },
        previous.values[name],
      );
  }
  if (!previous) return undefined;
  const changed = differences({ ...unset(fields), ...previous.values }, fields);
  await updateRow(sql, 'Membership', previous.membershipId, columnsOf(previous, changed.after));
  return changed;
}

/** A field that was never set counts as cleared. */
function unset(fields: Values): Values {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
}

/** Returns the columns of the changed fields: their own, or the common one of custom fields. */
function columnsOf(previous: MemberProfile, after: Readonly<Record<string, unknown>>) {
  const kept = Object.entries(previous.values).filter(([name]) => !isDefaultMemberField(name));
  const custom: Record<string, unknown> = Object.fromEntries(kept);
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    if (isDefaultMemberField(name)) own[name] = value;
    else if (value === null || value === '') delete custom[name];
    else custom[name] = value;
  }
  return Object.keys(after).every(isDefaultMemberField) ? own : { ...own, customFields: custom };
}

interface Seen {
  name: string;
  type: MemberFieldType;
  /** The value that the editor saw. */
  seen: MemberFieldValue | null | undefined;
  /** The new value. It is no conflict if another person has written the same. */
  wanted: MemberFieldValue | null;
}

/** Throws if another person has changed the field since the editor saw it. */
function refuseChangedValue({ name, type, seen, wanted }: Seen, stored: unknown): void {
  const current = plainValue(type, stored);
  if (current === (seen === '' ? null : seen) || current === (wanted === '' ? null : wanted)) return;
  throw new AppError('conflict', 'members.changedMeanwhile', {
    label: memberFieldText(name),
    value: typeof current === 'boolean' ? { key: current ? 'value.yes' : 'value.no' } : String(current ?? ''),
  });
}
