import { type BadgeNames, badgeNames, type NamedBadge } from '@campus/domain/badges/import-badges';
import type { MemberField } from '@campus/domain/member-profile/member-profile';
import { badgeTable } from '../../foundation/schema/tables/badge.ts';
import { readInvitationAccount } from '../invitations/invitation-account.ts';
import { type MemberRules, readMemberRules } from '../members/read-member-rules.ts';
import { readFields } from '../profile/stored-fields.ts';
import type { DecidingRun } from './import-params.ts';

/** The account state that rows are checked against. */
export interface ImportAccount extends MemberRules {
  invitesDisabled: boolean;
  defaultTeamId: number | undefined;
  /** The custom member profile fields of the account. */
  fields: ReadonlyMap<string, MemberField>;
  /** In export order. */
  badges: readonly NamedBadge[];
  badgeNames: BadgeNames;
}

/**
 * Reads the account state that rows are checked against. Before the call, lock everything that must not
 * change until the end of a step.
 */
export async function readImportAccount(
  run: Pick<DecidingRun, 'sql' | 'task' | 'services'>,
): Promise<ImportAccount> {
  const { sql, task } = run;
  const { accountId } = task;
  const rules = await readMemberRules(run);
  const { invitesDisabled, defaultTeamId } = await readInvitationAccount(sql, accountId);
  const ofAccount = 'where account = $1 order by "Badge".name, "objectId"';
  const badges = await badgeTable.query(sql, ['id', 'name'], ofAccount, [accountId]);
  return {
    ...rules,
    invitesDisabled,
    defaultTeamId,
    fields: await readFields(sql, accountId),
    badges,
    badgeNames: badgeNames(badges),
  };
}
