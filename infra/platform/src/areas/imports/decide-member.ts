import { text } from '@campus/contracts/core/messages';
import type { ImportOptions } from '@campus/contracts/imports/imports';
import {
  changeOf,
  isNoChange,
  type PlannedChange,
  permissionOf,
} from '@campus/domain/imports/import-changes';
import { decideRole } from '@campus/domain/imports/import-decisions';
import type { StoredMember } from '../members/members-by-email.ts';
import type { ImportAccount } from './import-account.ts';
import { exportedMember, valuesOfMember } from './known-people.ts';
import { readRow } from './read-row.ts';
import type { OwnersLeft, PersonPlan, RowDecision, SaidRow } from './row-plan.ts';
import { wordsOfChange } from './words-of-change.ts';

/** By what a row is decided, besides what it says. */
export interface DecidedBy {
  account: ImportAccount;
  options: ImportOptions;
  /** Who asked for the import. */
  actorId: string;
  left: OwnersLeft;
}

/** What a row changes of a member; a role by the rule for changing one alone. */
export function decideMember(row: SaidRow, member: StoredMember, by: DecidedBy): RowDecision {
  const { account, options } = by;
  const values = valuesOfMember(member);
  const said = readRow(row, account, { values, exported: exportedMember(member, account.badges) });
  if ('wrong' in said) return { action: 'error', reason: said.wrong };
  const { change: wanted, kept } = changeOf(values, said, options);
  const role = decideWantedRole(wanted, member, by);
  if (role.outcome === 'refuse') return { action: 'error', reason: text(role.why) };
  const change = role.outcome === 'keep' ? withoutRole(wanted) : wanted;
  const remarks = [
    ...(role.outcome === 'keep' ? [text(role.why)] : []),
    ...(kept ? [text('imports.row.kept')] : []),
  ];
  const reason = remarks.join(' ');
  if (isNoChange(change)) return { action: 'unchanged', reason };
  if (change.values.permission && member.permission === 'owner') by.left.owners -= 1;
  const plan: PersonPlan = { of: 'member', id: member.id, change, remark: reason };
  return { action: 'update', reason, plan, changes: wordsOfChange(change, values.badges, account) };
}

type Role = ReturnType<typeof decideRole> | { outcome: 'none' };

function decideWantedRole(change: PlannedChange, member: StoredMember, by: DecidedBy): Role {
  const to = permissionOf(change);
  if (!to) return { outcome: 'none' };
  return decideRole({
    ...by.account,
    ...by.left,
    own: member.userId === by.actorId,
    from: member.permission,
    to,
  });
}

function withoutRole({ values, ...change }: PlannedChange): PlannedChange {
  const { permission: _, ...others } = values;
  return { ...change, values: others };
}
