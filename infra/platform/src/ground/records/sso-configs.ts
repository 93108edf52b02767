import type { WireSsoConfig } from '@campus/contracts/worlds/functions';
import type { Queryable } from '../database/sql.ts';
import { insertRows } from './insert-rows.ts';
import { baseColumns, type Recorded } from './row.ts';

export interface NewSsoConfig extends Recorded {
  type: WireSsoConfig['type'];
  name: string;
  issuer: string;
  clientId: string;
  redirectParams?: Readonly<Record<string, string>>;
  /** Besides what single sign-ons have in common: code flow, fields named as OpenID names them. */
  params?: Partial<WireSsoConfig['params']>;
  /** Origins of the consoles that offer it without a world. */
  dashboardEndpoints?: readonly string[];
  /** Names of the server configurations that offer it. */
  worldNames?: readonly string[];
}

/** How single sign-ons work where nothing else is said. */
export const standardSsoParams: WireSsoConfig['params'] = {
  grantType: 'authorization_code',
  nonceField: 'nonce',
  stateField: 'state',
  codeChallengeField: 'code_challenge',
  userinfo: false,
  tokenType: 'id_token',
  tenantUrl: '',
};

/** Inserts single sign-ons and returns their ids, in the given order. Their secrets stand in the environment. */
export async function insertSsoConfigs(sql: Queryable, configs: readonly NewSsoConfig[]): Promise<string[]> {
  const rows = configs.map(columnsOf);
  await insertRows(sql, 'SSOConfig', rows);
  const relations = configs.flatMap(({ worldNames = [] }, index) =>
    worldNames.map((world) => ({ world, owner: rows[index]?.objectId })),
  );
  await sql.query(
    `insert into "_Join:serverConfigs:SSOConfig" ("relatedId", "owningId")
     select c."objectId", given.owner from unnest($1::text[], $2::text[]) given (world, owner)
     join "ServerConfig" c on c.name = given.world`,
    [relations.map(({ world }) => world), relations.map(({ owner }) => owner)],
  );
  return rows.map((row) => row.objectId);
}

function columnsOf(config: NewSsoConfig) {
  return {
    ...baseColumns(config),
    type: config.type,
    name: config.name,
    provider: config.issuer,
    clientId: config.clientId,
    redirectParams: config.redirectParams ?? {},
    params: { ...standardSsoParams, ...config.params },
    dashboardEndpoints: config.dashboardEndpoints ?? [],
  };
}
