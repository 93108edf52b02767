import { reason } from '@campus/contracts/core/reasons';
import type { ImportOptions } from '@campus/contracts/imports/imports';
import {
  changeOf,
  isNoChange,
  type PlannedChange,
  permissionOf,
} from '@campus/domain/imports/import-changes';
import { decideRole } from '@campus/domain/imports/import-decisions';
import { refuseActing } from '@campus/domain/members/authority';
import type { StoredMember } from '../members/members-by-email.ts';
import { describeChange } from './describe-change.ts';
import type { ImportAccount } from './import-account.ts';
import { exportedMember, valuesOfMember } from './known-people.ts';
import { type RowReading, readRow } from './read-row.ts';
import type { OwnersLeft, ParsedRow, PersonPlan, RowDecision } from './row-plan.ts';

/** The data for decisions about a row, in addition to its content. */
export interface DecidedBy extends RowReading {
  account: ImportAccount;
  options: ImportOptions;
  /** The person who requested the import. */
  actorId: string;
  left: OwnersLeft;
}

/** Decides what to change in a member. Role changes follow the rule for single changes. */
export function decideMember(row: ParsedRow, member: StoredMember, by: DecidedBy): RowDecision {
  const { account, options } = by;
  const values = valuesOfMember(member);
  const person = readRow(row, by, { values, exported: exportedMember(member, account.badges) });
  if ('wrong' in person) return { action: 'error', reasons: [person.wrong] };
  const { change: wanted, kept } = changeOf(values, person, options);
  const role = decideWantedRole(wanted, member, by);
  if (role.outcome === 'refuse') return { action: 'error', reasons: [reason(role.why)] };
  const change = role.outcome === 'keep' ? withoutRole(wanted) : wanted;
  const reasons = [
    ...(role.outcome === 'keep' ? [reason(role.why)] : []),
    ...(kept ? [reason('imports.row.kept')] : []),
    ...person.remarks,
  ];
  if (isNoChange(change)) return { action: 'unchanged', reasons };
  const beyond = refuseActing(account.actorLevel, member);
  if (beyond) return { action: 'error', reasons: [reason(beyond)] };
  if (change.values.permission && member.permission === 'owner') by.left.owners -= 1;
  const plan: PersonPlan = { of: 'member', id: member.id, change, remarks: reasons };
  return { action: 'update', reasons, plan, changes: describeChange(change, values.badges, account) };
}

type Role = ReturnType<typeof decideRole> | { outcome: 'none' };

function decideWantedRole(change: PlannedChange, member: StoredMember, by: DecidedBy): Role {
  const to = permissionOf(change);
  if (!to) return { outcome: 'none' };
  return decideRole({
    ...by.account,
    ...by.left,
    ...member,
    own: member.userId === by.actorId,
    to,
  });
}

function withoutRole({ values, ...change }: PlannedChange): PlannedChange {
  const { permission: _, ...others } = values;
  return { ...change, values: others };
}
