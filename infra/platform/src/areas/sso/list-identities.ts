import type { getIdentities } from '@campus/contracts/sso/functions';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { isoDates } from '../../foundation/database/values.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { userIdentityTable } from '../../foundation/schema/tables/user-identity.ts';

type Identity = z.output<typeof getIdentities.output>[number];

/**
 * The display name of an identity's (`i`) single sign-on (`c` in the statement); '' for Google and Microsoft.
 */
export const nameOfSso = `case i.provider
  when 'oidc' then coalesce(nullif(c.name, ''), 'SSO') when 'passport' then 'Passport' else '' end`;

const columns = userIdentityTable.select(['provider', 'email', 'createdAt'], 'i');

/** Returns the identities linked to a user, in the order of linking. */
export async function listIdentities(sql: Queryable, userId: string): Promise<Identity[]> {
  const rows = await sql.query<Omit<Identity, 'createdAt'> & SelectedRow<typeof columns>>(
    `select i."objectId", ${columns}, ${nameOfSso} as name
     from "UserIdentity" i left join "SSOConfig" c on c."objectId" = i."ssoConfig"
     where i."user" = $1 order by i."createdAt", i."objectId"`,
    [userId],
  );
  return rows.map(isoDates);
}
