import type { WireSsoConfig } from '@campus/contracts/worlds/functions';
import { array, object, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** A single sign-on offered in the worlds it is related to. Its secret is in the environment. */
export const ssoConfigTable = new Table('SSOConfig', {
  columns: {
    type: string.as<WireSsoConfig['type']>(),
    name: string.nullAs(''),
    /** The issuer. */
    provider: string,
    clientId: string,
    redirectParams: object.as<Readonly<Record<string, string>>>().default({}),
    params: object.as<WireSsoConfig['params']>(),
    /** The domains whose email addresses it may vouch for. Other addresses are verified by a mailed link. */
    domains: array.as<readonly string[]>().default([]),
    /** The groups that its people can be in, by which rooms are opened. */
    groups: array.as<readonly string[]>().default([]),
    /** Origins of the consoles that offer it without a world. */
    dashboardEndpoints: array.as<readonly string[]>().default([]),
  },
  relations: { serverConfigs: 'ServerConfig' },
});
