import type { WireServerConfig } from '@campus/contracts/worlds/functions';
import { requiredSignUpFields } from '@campus/domain/sign-up/sign-up';
import * as z from 'zod';
import type { PlatformConfig } from '../../ground/config.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { signUpKindOf } from '../sign-up/sign-up-kind.ts';

interface Row extends Omit<WireServerConfig, 'googleSettings' | 'azureData' | 'requiredSignUpFields'> {
  googleSettings: unknown;
  azureData: unknown;
}

const query = {
  name: 'server-config',
  text: `
  select c.name, c.account as "accountId", coalesce(nullif(a."organizationName", ''), a.name, '') as "organizationName",
    coalesce(c.logo, '') as logo, coalesce(c.theme, '') as theme,
    coalesce(c."worldBuildVersion", '') as "worldBuildVersion",
    coalesce(c."disableRememberMe", false) as "disableRememberMe",
    coalesce(a."disallowPasswordLogin", false) as "disallowPasswordLogin",
    c."googleSettings", c."azureData",
    coalesce(a."invitesOnly", false) as "invitesOnly",
    coalesce(a."enableRestrictedRegistration", false) as "enableRestrictedRegistration",
    coalesce(a."invitesOnlyHint", '') as "invitesOnlyHint"
  from "ServerConfig" c join "Account" a on a."objectId" = c.account where c.name = $1`,
};

// A value that an administrator wrote directly into the database counts as far as it is valid.
const googleSettings = z.object({ enabled: z.boolean() }).catch({ enabled: false });
const tenant = z.object({
  tenant: z.string().min(1),
  name: z.string().default(''),
  enabled: z.literal(true),
});
const azureData = z
  .array(tenant.nullable().catch(null))
  .catch([])
  .transform((tenants) => tenants.filter((entry) => entry !== null));

/** A world's configuration as everybody may know it, by its name; undefined when there is none. */
export async function readServerConfig(
  sql: Queryable,
  config: Pick<PlatformConfig, 'signUpWorlds'>,
  name: string,
): Promise<WireServerConfig | undefined> {
  const row = await sql.one<Row>(query, [name]);
  if (!row) return undefined;
  return {
    ...row,
    googleSettings: googleSettings.parse(row.googleSettings),
    azureData: azureData.parse(row.azureData),
    requiredSignUpFields: [...requiredSignUpFields(signUpKindOf(config, row.name))],
  };
}
