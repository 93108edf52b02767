import * as wire from '@campus/contracts/worlds/functions';
import type { Caller } from '../core/caller.ts';
import type { Calls } from '../core/calls.ts';
import type { ParseClient } from '../core/client.ts';
import type { ClientInfo } from '../core/client-info.ts';

export type WorldsPlatform = ReturnType<typeof worldsPlatform>;

/**
 * Worlds and their single sign-ons. The gateway's operations combine them; none returns one of these alone.
 */
export function worldsPlatform({ query }: Calls, client: ParseClient, caller: Caller) {
  return {
    /** Finds a world by its id or the name of its server configuration; undefined if there is none. */
    find: (id: string): Promise<ClientInfo | undefined> => client.clientInfo(id, caller),

    /** A world's configuration by its name, or null. */
    serverConfig: (name: string): Promise<wire.WireServerConfig | null> =>
      query(wire.getServerConfig, { name }),

    /** The single sign-ons of one world, or of a console by its origin. */
    ssoConfigs: (of: { serverConfigName: string } | { origin: string }): Promise<wire.WireSsoConfig[]> =>
      query(wire.getSSOConfigs, of),

    ssoConfig: (id: string): Promise<wire.WireSsoConfig | null> => query(wire.getSSOConfig, { id }),
  };
}
