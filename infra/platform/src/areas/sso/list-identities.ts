import type { getIdentities } from '@campus/contracts/sso/functions';
import type * as z from 'zod';
import type { Queryable } from '../../ground/database/sql.ts';

type Identity = z.output<typeof getIdentities.output>[number];

/** What people call the single sign-on (`c` in the statement) of an identity (`i`); '' for Google and Microsoft. */
export const nameOfSso = `case i.provider
  when 'oidc' then coalesce(nullif(c.name, ''), 'SSO') when 'passport' then 'Passport' else '' end`;

/** The identities linked to a user, in the order they were. */
export async function listIdentities(sql: Queryable, userId: string): Promise<Identity[]> {
  const rows = await sql.query<Omit<Identity, 'createdAt'> & { createdAt: Date }>(
    `select i."objectId", i.provider, ${nameOfSso} as name, coalesce(i.email, '') as email, i."createdAt"
     from "UserIdentity" i left join "SSOConfig" c on c."objectId" = i."ssoConfig"
     where i."user" = $1 order by i."createdAt", i."objectId"`,
    [userId],
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
