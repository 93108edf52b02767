import { type Reason, reason } from '@campus/contracts/core/reasons';
import { isPermission } from '@campus/domain/access/levels';
import type { ValueField } from '@campus/domain/imports/import-changes';
import { decideRole } from '@campus/domain/imports/import-decisions';
import { customFieldName } from '@campus/domain/imports/imports';
import type { MemberFieldValue } from '@campus/domain/member-profile/member-profile';
import { refuseActing } from '@campus/domain/members/authority';
import { fieldOf, nameColumns, textColumns } from '../members/member-columns.ts';
import type { StoredMember } from '../members/members-by-email.ts';
import type { MemberPatch, MemberUpdate } from '../members/update-members.ts';
import type { ImportAccount } from './import-account.ts';
import { valuesOfMember } from './known-people.ts';
import type { PersonRow, Settling } from './row-plan.ts';
import { settleChange } from './settle-change.ts';

interface SettledBy {
  /** Its number of owners is reduced as owners lose their role. */
  account: ImportAccount;
  actorId: string;
}

/**
 * Returns the outcome of a row about a locked member. Values that another person has changed since are not
 * overwritten.
 */
export function settleMember(
  { position, person }: PersonRow,
  member: StoredMember | undefined,
  { account, actorId }: SettledBy,
): Settling<MemberUpdate> {
  const failed = (why: Reason): Settling<MemberUpdate> => ({
    settled: { position, outcome: 'failed', reasons: [why] },
  });
  if (!member || person.of !== 'member' || person.id !== member.id)
    return failed(reason('imports.row.leftMeanwhile'));
  const toDo = settleChange(valuesOfMember(member), person.change, account);
  if ('outcome' in toDo) return { settled: { position, ...toDo } };
  const beyond = refuseActing(account.actorLevel, member);
  if (beyond) return failed(reason(beyond));
  const changes = wishOf(toDo.values, toDo.badges);
  if (changes.permission) {
    const own = member.userId === actorId;
    const role = decideRole({ ...account, ...member, own, to: changes.permission });
    if (role.outcome !== 'change') return failed(reason(role.why));
    if (member.permission === 'owner') account.owners -= 1;
  }
  return { settled: { position, outcome: 'done', reasons: person.remarks }, update: { member, changes } };
}

function wishOf(
  values: ReadonlyMap<ValueField, MemberFieldValue>,
  badges: readonly string[] | undefined,
): MemberPatch {
  const wantedText = (field: ValueField) => {
    const value = values.get(field);
    return value === undefined ? undefined : String(value);
  };
  const permission = wantedText('permission');
  const custom = [...values].flatMap(([field, value]) => {
    const name = customFieldName(field);
    return name === undefined ? [] : [[name, value] as const];
  });
  const texts = [...nameColumns, ...textColumns].map(
    (column) => [column, wantedText(fieldOf(column))] as const,
  );
  return {
    ...Object.fromEntries(texts),
    permission: permission !== undefined && isPermission(permission) ? permission : undefined,
    customFields: Object.fromEntries(custom),
    badges,
  };
}
