import { AppError } from '@campus/contracts/core/app-error';
import { visitorLimits } from '@campus/contracts/core/visitor-limits';
import * as wire from '@campus/contracts/worlds/functions';
import type { Call } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { refuseCaller } from '../../call/refuse-caller.ts';
import { readServerConfig } from './read-server-config.ts';
import { readSsoConfigs } from './read-sso-configs.ts';

// A sign-in screen calls each function twice.
const limit = {
  ...visitorLimits.read,
  calls: 2 * visitorLimits.read.calls,
  ofKnownDevice: 2 * visitorLimits.read.ofKnownDevice,
};

/** The data of a world: for sign-in screens, and for its members. */
export const worldFunctions = [
  cloudFunction(wire.getServerConfig, {
    access: 'public',
    limit,
    handle: async (call) => {
      const { sql, services, input } = call;
      const name = input.accountId ? await worldOfAccount(call, input.accountId) : input.name;
      const world = name && (await readServerConfig(sql, services.config, name));
      if (!world && input.accountId) throw new AppError('notFound', 'settings.noWorld');
      return world || null;
    },
  }),

  cloudFunction(wire.getSSOConfigs, {
    access: 'public',
    limit,
    handle: async (call) => {
      const { sql, input } = call;
      const { accountId, origin } = input;
      const serverConfigName = accountId ? await worldOfAccount(call, accountId) : input.serverConfigName;
      if (serverConfigName) return readSsoConfigs(sql, { serverConfigName });
      return origin ? readSsoConfigs(sql, { origin }) : [];
    },
  }),

  cloudFunction(wire.getSSOConfig, {
    access: 'public',
    limit,
    handle: async ({ sql, input: { id } }) => (await readSsoConfigs(sql, { id }))[0] ?? null,
  }),
];

/** Returns the server configuration name of an account's world, for its members; empty if there is none. */
async function worldOfAccount(
  { sql, actor }: Pick<Call<unknown, 'public'>, 'sql' | 'actor'>,
  accountId: string,
): Promise<string> {
  refuseCaller({ level: 'member' }, actor);
  const config = await sql.one<{ name: string }>(
    `select coalesce(name, '') as name from "ServerConfig" where account = $1`,
    [accountId],
  );
  return config?.name ?? '';
}
