import { AppError } from '@campus/contracts/app-error';
import { type BadgeNames, badgeNames, type NamedBadge } from '@campus/domain/import-badges';
import type { ImportActor } from '@campus/domain/import-decisions';
import type { MemberField } from '@campus/domain/member-profile';
import { standingOf } from '../identity/identify.ts';
import { readInvitationAccount } from '../invitations/invitation-account.ts';
import { readFields } from '../member-profile/stored-fields.ts';
import type { ImportRun } from './import-params.ts';

/** What rows are judged by, as it is at the moment. */
export interface ImportAccount extends ImportActor {
  invitesDisabled: boolean;
  defaultTeamId: number | undefined;
  /** The account's own fields of the member profile. */
  fields: ReadonlyMap<string, MemberField>;
  /** In the order in which exports have them. */
  badges: readonly NamedBadge[];
  badgeNames: BadgeNames;
}

export async function readImportAccount({ sql, services, task }: ImportRun): Promise<ImportAccount> {
  const { accountId, requestedBy } = task;
  const actor = await standingOf(services, requestedBy.id, accountId);
  if (!actor?.standing) throw new AppError('forbidden', 'tasks.notAllowed');
  const { invitesDisabled, defaultTeamId } = await readInvitationAccount(sql, accountId);
  const badges = await sql.query<NamedBadge>(
    `select "objectId" as id, coalesce(name, '') as name from "Badge" where account = $1
     order by "Badge".name, "objectId"`,
    [accountId],
  );
  return {
    actorLevel: actor.standing.level,
    protectedAccount: services.config.protectedAccountIds.includes(accountId),
    invitesDisabled,
    defaultTeamId,
    fields: await readFields(sql, accountId),
    badges,
    badgeNames: badgeNames(badges),
  };
}
