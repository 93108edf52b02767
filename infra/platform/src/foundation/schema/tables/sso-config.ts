import type { WireSsoConfig } from '@campus/contracts/worlds/functions';
import { array, object, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** A single sign-on that the related worlds offer. Its secret comes from the environment. */
export const ssoConfigTable = new Table('SSOConfig', {
  columns: {
    type: string.as<WireSsoConfig['type']>(),
    name: string.nullAs(''),
    /** The issuer. */
    provider: string,
    clientId: string,
    redirectParams: object.as<Readonly<Record<string, string>>>().default({}),
    params: object.as<WireSsoConfig['params']>(),
    /**
     * The domains whose email addresses the provider can vouch for. Other addresses need a verification mail.
     */
    domains: array.as<readonly string[]>().default([]),
    /** The groups that the provider's users can belong to. Room access can depend on them. */
    groups: array.as<readonly string[]>().default([]),
    /** Origins of the consoles that offer it without a world. */
    dashboardEndpoints: array.as<readonly string[]>().default([]),
  },
  relations: { serverConfigs: 'ServerConfig' },
});
