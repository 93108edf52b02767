import { type WireSsoConfig, wireSsoConfig } from '@campus/contracts/worlds/functions';
import * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { standardSsoParams } from '../../foundation/records/sso-configs.ts';

/** Selects the single sign-ons of a world, those of the console at an origin, or the one with this id. */
export type SsoConfigFilter = { serverConfigName: string } | { origin: string } | { id: string };

const columns = `"objectId", coalesce(type, 'oidc') as type, coalesce(name, '') as name, provider, "clientId",
  "redirectParams", params, "dashboardEndpoints"`;

// An administrator can write these values directly into the database. Invalid parts are ignored. A missing
// field gets the usual protection; only an empty one means that the provider does not have the field.
const paramShapes = wireSsoConfig.shape.params.shape;
const row = wireSsoConfig.extend({
  provider: z.url(),
  clientId: z.string().min(1),
  redirectParams: wireSsoConfig.shape.redirectParams.catch({}).transform(withoutSecrets),
  params: z
    .object({
      grantType: paramShapes.grantType.catch(standardSsoParams.grantType),
      nonceField: paramShapes.nonceField.catch(standardSsoParams.nonceField),
      stateField: paramShapes.stateField.catch(standardSsoParams.stateField),
      codeChallengeField: paramShapes.codeChallengeField.catch(standardSsoParams.codeChallengeField),
      userinfo: paramShapes.userinfo.catch(standardSsoParams.userinfo),
      tokenType: paramShapes.tokenType.catch(standardSsoParams.tokenType),
      tenantUrl: paramShapes.tenantUrl.catch(standardSsoParams.tenantUrl),
    })
    .catch(standardSsoParams),
  dashboardEndpoints: wireSsoConfig.shape.dashboardEndpoints.catch([]),
});

/** Returns the public data of single sign-ons, sorted by name. Omits those without an issuer or a client. */
export async function readSsoConfigs(sql: Queryable, filter: SsoConfigFilter): Promise<WireSsoConfig[]> {
  const [condition, value] = conditionOf(filter);
  const rows = await sql.query(
    `select ${columns} from "SSOConfig" where ${condition} order by name, "objectId"`,
    [value],
  );
  return rows.map(ssoConfigOf).filter((config) => config !== undefined);
}

/** Returns the public data of a stored single sign-on; undefined if it is incomplete. */
export function ssoConfigOf(stored: object): WireSsoConfig | undefined {
  return row.safeParse(stored).data;
}

function conditionOf(filter: SsoConfigFilter): [condition: string, value: string] {
  if ('id' in filter) return ['"objectId" = $1', filter.id];
  if ('origin' in filter) return ['"dashboardEndpoints" ? $1', filter.origin];
  const ofWorld = `"objectId" in (
    select j."owningId" from "_Join:serverConfigs:SSOConfig" j
    join "ServerConfig" c on c."objectId" = j."relatedId" where c.name = $1)`;
  return [ofWorld, filter.serverConfigName];
}

/** The redirect URL is public, so secrets are removed from its added parameters. */
function withoutSecrets(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !/secret|password/i.test(name)));
}
