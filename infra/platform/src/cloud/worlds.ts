import { getServerConfig } from '@campus/contracts/wire/worlds';
import { readServerConfig } from '../worlds/read-server-config.ts';
import { cloudFunction } from './define.ts';

/** What sign-in screens show of a world before anybody is signed in. */
export const worldFunctions = [
  cloudFunction(getServerConfig, {
    access: 'public',
    handle: async ({ sql, input, services }) =>
      (await readServerConfig(sql, services.config, input.name)) ?? null,
  }),
];
