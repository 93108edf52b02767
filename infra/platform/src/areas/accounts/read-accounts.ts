import type { DescribedAccount } from '@campus/contracts/accounts/functions';
import type { Level } from '@campus/domain/access/levels';
import { levelIn } from '@campus/domain/access/role-names';
import { verificationRequired } from '../../call/verification-required.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { escapeLike } from '../../foundation/database/values.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';
import { serverConfigTable } from '../../foundation/schema/tables/server-config.ts';

/** The fields of an account that do not depend on the caller. */
type AccountRow = Omit<DescribedAccount, 'isProtected' | 'level'>;

/** The maximum number of accounts in a list. Beyond that, people search. */
const listed = 1_000;
/** Search matches are counted up to this number. */
const counted = 10_000;

const columns = `${accountTable.select(
  [
    'id',
    'organizationName',
    'customerId',
    'name',
    'title',
    'isWebEnabled',
    'isWebOnly',
    'webLevels',
    'invitesDisabled',
  ],
  'a',
)}, coalesce(w.name, '') as "worldName", ${verificationRequired} as "verificationRequired",
  ${serverConfigTable.select(['worldBuildVersion'], 'c')}`;

const joins = `
  left join "World" w on w.account = a."objectId"
  left join "ServerConfig" c on c.account = a."objectId"`;

const order = 'order by a."organizationName" collate "und-x-icu", a."objectId"';

const oneAccount = {
  name: 'one-account',
  text: `select ${columns} from "Account" a ${joins} where a."objectId" = $1`,
};

/**
 * Returns functions that read accounts as a person sees them. `protectedAccountIds` comes from the
 * configuration.
 */
export function accountReader(sql: Queryable, protectedAccountIds: readonly string[]) {
  const seenAs =
    (level: Level) =>
    (row: AccountRow): DescribedAccount => ({
      ...row,
      isProtected: protectedAccountIds.includes(row.id),
      level,
    });

  return {
    /** Returns the accounts in which the user has a role. */
    async ofUser(userId: string, hidden: readonly string[]): Promise<DescribedAccount[]> {
      const rows = await sql.query<AccountRow & { roles: string[] }>(
        `select ${columns}, own.roles from (
           select substr(r.name, strpos(r.name, '_') + 1) as account, array_agg(r.name) as roles
           from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
           where held."relatedId" = $1 group by 1
         ) own join "Account" a on a."objectId" = own.account ${joins}
         where a."objectId" <> all($2) ${order} limit ${listed}`,
        [userId, hidden],
      );
      return rows.flatMap(({ roles, ...row }) => {
        const level = levelIn(row.id, roles);
        return level ? [seenAs(level)(row)] : [];
      });
    },

    /** Returns every account, for superadmins. */
    async all(hidden: readonly string[]): Promise<DescribedAccount[]> {
      const rows = await sql.query<AccountRow>(
        `select ${columns} from "Account" a ${joins} where a."objectId" <> all($1) ${order} limit ${listed}`,
        [hidden],
      );
      return rows.map(seenAs('superadmin'));
    },

    async one(accountId: string, level: Level): Promise<DescribedAccount | undefined> {
      const row = await sql.one<AccountRow>(oneAccount, [accountId]);
      return row && seenAs(level)(row);
    },

    /**
     * Returns one page of the accounts without a type whose organization name or customer id contains the
     * text.
     */
    async search(wanted: {
      search: string;
      limit: number;
      skip: number;
    }): Promise<{ count: number; results: DescribedAccount[] }> {
      const matches = `coalesce(a.type, '') = '' and (a."organizationName" ilike $1 or a."customerId" ilike $1)`;
      const pattern = `%${escapeLike(wanted.search)}%`;
      const rows = await sql.query<AccountRow>(
        `select ${columns} from "Account" a ${joins} where ${matches} ${order} limit $2 offset $3`,
        [pattern, wanted.limit, wanted.skip],
      );
      const total = await sql.one<{ count: number }>(
        `select count(*)::int as count from (
           select from "Account" a where ${matches} limit ${counted}) matching`,
        [pattern],
      );
      return { count: total?.count ?? 0, results: rows.map(seenAs('superadmin')) };
    },
  };
}
