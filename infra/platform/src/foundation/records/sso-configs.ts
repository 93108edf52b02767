import type { WireSsoConfig } from '@campus/contracts/worlds/functions';
import type { Queryable } from '../database/sql.ts';
import { ssoConfigTable } from '../schema/tables/sso-config.ts';
import type { NewRow } from './table.ts';

export interface NewSsoConfig extends Omit<NewRow<typeof ssoConfigTable>, 'provider' | 'params'> {
  issuer: string;
  /** Overrides the standard parameters: authorization code flow, OpenID field names. */
  params?: Partial<WireSsoConfig['params']>;
  /** Names of the server configurations that offer this single sign-on. */
  worldNames?: readonly string[];
}

/** The default parameters of a single sign-on. */
export const standardSsoParams: WireSsoConfig['params'] = {
  grantType: 'authorization_code',
  nonceField: 'nonce',
  stateField: 'state',
  codeChallengeField: 'code_challenge',
  userinfo: false,
  tokenType: 'id_token',
  tenantUrl: '',
};

/**
 * Inserts single sign-ons and returns their ids in the given order. Their secrets come from the environment.
 */
export async function insertSsoConfigs(sql: Queryable, configs: readonly NewSsoConfig[]): Promise<string[]> {
  const ids = await ssoConfigTable.insert(
    sql,
    configs.map(({ issuer, params, ...config }) => ({
      ...config,
      provider: issuer,
      params: { ...standardSsoParams, ...params },
    })),
  );
  const relations = configs.flatMap(({ worldNames = [] }, index) =>
    worldNames.map((world) => ({ world, owner: ids[index] })),
  );
  await sql.query(
    `insert into "_Join:serverConfigs:SSOConfig" ("relatedId", "owningId")
     select c."objectId", given.owner from unnest($1::text[], $2::text[]) given (world, owner)
     join "ServerConfig" c on c.name = given.world`,
    [relations.map(({ world }) => world), relations.map(({ owner }) => owner)],
  );
  return ids;
}
