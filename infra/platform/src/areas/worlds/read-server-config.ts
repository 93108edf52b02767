import type { WireServerConfig } from '@campus/contracts/worlds/functions';
import { requiredSignUpFields } from '@campus/domain/sign-up/sign-up';
import * as z from 'zod';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { storedTenants } from '../../foundation/records/stored-providers.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';
import { serverConfigTable } from '../../foundation/schema/tables/server-config.ts';
import { closedMessage } from '../identity/closed-world.ts';
import { signUpKindOf } from './sign-up-kind.ts';

interface Row
  extends Omit<WireServerConfig, 'googleSettings' | 'azureData' | 'requiredSignUpFields' | 'closed'> {
  disableWorld: boolean;
  disabledMessage: string;
  supportEmail: string;
  googleSettings: unknown;
  azureData: unknown;
}

const world = serverConfigTable.select(
  [
    'logo',
    'theme',
    'disableRememberMe',
    'disableWorld',
    'disabledMessage',
    'supportEmail',
    'googleSettings',
    'azureData',
  ],
  'c',
);
const rules = accountTable.select(
  ['disallowPasswordLogin', 'invitesOnly', 'enableRestrictedRegistration', 'invitesOnlyHint'],
  'a',
);

const query = {
  name: 'server-config',
  text: `
  select c.name, c.account as "accountId", coalesce(nullif(a."organizationName", ''), a.name, '') as "organizationName",
    ${world}, coalesce(c."worldBuildVersion", '') as "worldBuildVersion", ${rules}
  from "ServerConfig" c join "Account" a on a."objectId" = c.account where c.name = $1`,
};

// An administrator can write these values directly into the database. Invalid parts are ignored.
const googleSettings = z.object({ enabled: z.boolean() }).catch({ enabled: false });

/** Returns the public part of a world's configuration, by name; undefined if there is none. */
export async function readServerConfig(
  sql: Queryable,
  config: Pick<PlatformConfig, 'signUpWorlds' | 'supportEmail'>,
  name: string,
): Promise<WireServerConfig | undefined> {
  const row = await sql.one<Row>(query, [name]);
  if (!row) return undefined;
  const { disableWorld, disabledMessage, supportEmail, ...shown } = row;
  return {
    ...shown,
    closed: disableWorld ? closedMessage({ disabledMessage, supportEmail }, config) : '',
    googleSettings: googleSettings.parse(row.googleSettings),
    azureData: storedTenants.parse(row.azureData),
    requiredSignUpFields: [...requiredSignUpFields(signUpKindOf(config, row.name))],
  };
}
