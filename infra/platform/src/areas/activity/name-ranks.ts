import type { UsageSources } from '../../call/usage-function.ts';

/** The ranks of people by their names in an account; people without a name are left out. */
export async function nameRanks(
  { sql }: Pick<UsageSources, 'sql'>,
  accountId: string,
  keys: readonly number[],
): Promise<{ people: number[]; ranks: number[] }> {
  const rows = await sql.query<{ key: string }>(
    `select person.key from usage_person person
     join "Membership" member on member."user" = person."user" and member.account = $1
     where person.key = any($2::bigint[])
     order by lower(member.displayname), member.displayname, person.key`,
    [accountId, keys],
  );
  return { people: rows.map(({ key }) => Number(key)), ranks: rows.map((_, rank) => rank) };
}
