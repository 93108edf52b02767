import { AppError } from '@campus/contracts/app-error';
import { contactEmail, title } from '@campus/contracts/fields';
import { memberFieldLabel } from '@campus/contracts/member-fields';
import { text } from '@campus/contracts/messages';
import type { MemberProfileField } from '@campus/contracts/profile';
import {
  type DefaultMemberField,
  isDefaultMemberField,
  type MemberField,
  type MemberFieldValue,
  refuseOwnMemberField,
} from '@campus/domain/member-profile';
import type { Call, UserName } from '../cloud/define.ts';
import { updateRow } from '../records/update-row.ts';
import { differences } from './differences.ts';
import { type MemberProfile, readMemberProfile, visibleFields } from './member-profile.ts';

type Values = Record<string, MemberFieldValue | null>;

/**
 * Sets and clears fields of the caller's own member profile: all of them, or none. That of a superadmin who is no
 * member has no fields.
 */
export async function updateMemberProfile(
  { sql, user, audit }: Pick<Call, 'sql' | 'audit'> & { user: UserName },
  { accountId, fields }: { accountId: string; fields: Values },
): Promise<MemberProfileField[]> {
  const member = { accountId, userId: user.id };
  const former = await readMemberProfile(sql, { ...member, lock: true });
  if (former) audit.note({ target: { type: 'member', id: former.membershipId, label: former.email } });
  for (const [name, value] of Object.entries(fields)) refuseValue(name, former?.fields.get(name), value);
  if (!former) return [];
  const changed = differences({ ...absent(fields), ...former.values }, fields);
  await updateRow(sql, 'Membership', former.membershipId, columnsOf(former, changed.after));
  audit.note(changed);
  const latter = await readMemberProfile(sql, member);
  return latter ? visibleFields(latter) : [];
}

/** A field that was never set is the same as one that is cleared. */
function absent(fields: Values): Values {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
}

const typeNames = {
  string: 'profile.member.type.string',
  ISOTimeString: 'profile.member.type.instant',
  number: 'profile.member.type.number',
  boolean: 'profile.member.type.boolean',
} as const;

function refuseValue(name: string, field: MemberField | undefined, value: MemberFieldValue | null): void {
  const refusal = refuseOwnMemberField(field, value);
  if (refusal === 'type' && field)
    throw new AppError('invalid', 'profile.member.type', {
      field: memberFieldLabel(name),
      type: text(typeNames[field.type]),
    });
  if (refusal === 'required')
    throw new AppError('invalid', 'profile.member.required', { field: memberFieldLabel(name) });
  if (refusal === 'notEditable')
    throw new AppError('forbidden', 'profile.member.notEditable', { field: memberFieldLabel(name) });
  if (refusal) throw new AppError('invalid', 'profile.member.unknownField', { field: name });
  const entered = isDefaultMemberField(name) && defaultSchemas[name].safeParse(value);
  if (entered && !entered.success)
    throw AppError.fromText('invalid', entered.error.issues[0]?.message ?? text('request.invalid'));
}

const defaultSchemas = { contactEmail, title } satisfies Record<DefaultMemberField, unknown>;

/** The columns in which the changed fields stand: their own, or that of all fields an account adds. */
function columnsOf(former: MemberProfile, after: Readonly<Record<string, unknown>>) {
  const { contactEmail: _, title: __, ...kept } = former.values;
  const custom: Record<string, unknown> = kept;
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    if (isDefaultMemberField(name)) own[name] = value;
    else if (value === null || value === '') delete custom[name];
    else custom[name] = value;
  }
  return Object.keys(after).every(isDefaultMemberField) ? own : { ...own, customFields: custom };
}
