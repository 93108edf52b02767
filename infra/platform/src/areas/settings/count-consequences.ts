import { type SettingKey, settingOf } from '@campus/contracts/settings/all-settings';
import type { Consequence } from '@campus/contracts/settings/setting';
import type { SettingChange, SettingValue } from '@campus/domain/settings/setting-change';
import type { Queryable } from '../../foundation/database/sql.ts';

const members = `"Membership" m join "_User" u on u."objectId" = m."user" where m.account = $1`;
const sessions = `exists (
  select from "_Session" s where s."user" = u."objectId" and s.purpose is null and`;

/**
 * SQL that counts the people or invitations that each consequence affects. `$1` is the account; `$2` is the
 * number of days after which passwords expire.
 */
const counts: Readonly<Record<Consequence, string>> = {
  openInvitations: `select count(*)::int as count from "Invitation"
    where account = $1 and status in ('pending', 'sent') and "expiresAt" > now()`,
  active: `select count(*)::int as count from ${members} and ${sessions}
    s."lastUsedAt" > now() - interval '15 minutes')`,
  unverified: `select count(*)::int as count from ${members} and not u.email_verified and m.permission <> 'suspended'`,
  remembered: `select count(*)::int as count from ${members} and ${sessions}
    s."expiresAt" > now() + interval '12 hours')`,
  olderPasswords: `select count(*)::int as count from ${members} and u._hashed_password is not null
    and coalesce(u."passwordUpdatedAt", u."createdAt") < now() - $2 * interval '1 day'`,
};

/** Counts the current consequences of changes. Omits changes without any. */
export async function countConsequences(
  sql: Queryable,
  accountId: string,
  changes: readonly SettingChange<SettingKey>[],
): Promise<{ setting: SettingKey; consequence: Consequence; count: number }[]> {
  const affecting = changes.flatMap(({ setting, value }) => {
    const { affects } = settingOf(setting);
    const applies = affects && value !== null && (affects.when === undefined || affects.when === value);
    return applies ? [{ setting, consequence: affects.count, value }] : [];
  });
  return Promise.all(
    affecting.map(async ({ setting, consequence, value }) => ({
      setting,
      consequence,
      count: await count(sql, { accountId, consequence, value }),
    })),
  );
}

async function count(
  sql: Queryable,
  { accountId, consequence, value }: { accountId: string; consequence: Consequence; value: SettingValue },
): Promise<number> {
  const statement = counts[consequence];
  const row = await sql.one<{ count: number }>(
    statement,
    statement.includes('$2') ? [accountId, value] : [accountId],
  );
  return row?.count ?? 0;
}
