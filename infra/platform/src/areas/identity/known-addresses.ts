import type { Queryable } from '../../ground/database/sql.ts';
import { networkOf } from '../../ground/network.ts';

/** Remembers that a user has signed in from an address. */
export async function rememberAddress(sql: Queryable, userId: string, address: string): Promise<void> {
  await sql.query(
    {
      name: 'remember-address',
      text: `insert into sign_in_address as known ("user", address, seen) values ($1, $2, now())
             on conflict ("user", address) do update set seen = now()
             where known.seen < now() - interval '1 day'`,
    },
    [userId, networkOf(address)],
  );
}

/** Whether the person with this email has signed in from this network within the last 90 days. */
export async function isKnownAddress(sql: Queryable, email: string, network: string): Promise<boolean> {
  const known = await sql.one(
    {
      name: 'known-address',
      text: `select from sign_in_address k join "_User" u on u."objectId" = k."user"
             where u.email = $1 and k.address = $2 and k.seen > now() - interval '90 days'`,
    },
    [email, network],
  );
  return known !== undefined;
}
