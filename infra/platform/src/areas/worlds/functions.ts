import { AppError } from '@campus/contracts/core/app-error';
import { visitorLimits } from '@campus/contracts/core/visitor-limits';
import * as wire from '@campus/contracts/worlds/functions';
import { cloudFunction } from '../../call/define.ts';
import { worldOfAccount } from './current-world.ts';
import { readServerConfig } from './read-server-config.ts';
import { readSsoConfigs } from './read-sso-configs.ts';

// A sign-in screen asks each of them twice.
const limit = {
  ...visitorLimits.read,
  calls: 2 * visitorLimits.read.calls,
  ofKnownDevice: 2 * visitorLimits.read.ofKnownDevice,
};

/** The data of a world for sign-in screens before sign-in, and for its own members. */
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
