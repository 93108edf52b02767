import { AppError } from '@campus/contracts/core/app-error';
import { visitorLimits } from '@campus/contracts/core/visitor-limits';
import * as wire from '@campus/contracts/sign-up/functions';
import { signUp as contract } from '@campus/contracts/sign-up/sign-up';
import type { WireServerConfig } from '@campus/contracts/worlds/functions';
import type { Call } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { rulesOf } from '../../call/implement.ts';
import { readUser } from '../identity/users.ts';
import { readServerConfig } from '../worlds/read-server-config.ts';
import { signUp as create, prepareSignUp } from './sign-up.ts';

export const signUpFunctions = [
  cloudFunction(wire.signUp, {
    ...rulesOf(contract),
    // The contract also names the sign-in, which is a separate call.
    audit: { operation: 'signUp.create' },
    before: (call) => prepareSignUp(call),
    handle: async (call, passwordHash) => {
      const user = await readUser(call.sql, await create(call, passwordHash));
      if (!user) throw new AppError('notFound', 'auth.noUser');
      return { user };
    },
  }),

  cloudFunction(wire.isInviteOnly, {
    access: 'public',
    limit: visitorLimits.read,
    handle: async (call) => {
      const { invitesOnly, enableRestrictedRegistration } = await namedConfig(call);
      // If the account lets certain domains register, sign-up is not limited to invited people.
      return invitesOnly && !enableRestrictedRegistration;
    },
  }),

  cloudFunction(wire.isRestrictedRegistrationEnabled, {
    access: 'public',
    limit: visitorLimits.read,
    handle: async (call) => (await namedConfig(call)).enableRestrictedRegistration,
  }),
];

async function namedConfig(call: Call<{ origConfig: string }, 'public'>): Promise<WireServerConfig> {
  const { origConfig: id } = call.input;
  const config = await readServerConfig(call.sql, call.services.config, id);
  if (!config) throw new AppError('notFound', 'worlds.notFound', { id });
  return config;
}
