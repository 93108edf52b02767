import * as z from 'zod';
import { wireUser } from '../auth/functions.ts';
import { accountId } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';

const entered = z.string().max(100).default('');

/** Anyone: creates the user and joins it to the account as a member; it signs nobody in. */
export const signUp = wireCall(
  'signUp',
  z.strictObject({
    email: z.string().max(100),
    password: z.string().max(512),
    firstname: z.string().max(64),
    lastname: z.string().max(64),
    phone: entered,
    organization: entered,
    size: entered,
    country: entered,
    answer: entered,
    accountId,
  }),
  z.object({ user: wireUser }),
);

/** The name of a world's server configuration. */
const world = z.strictObject({ origConfig: z.string().min(1).max(100) });

/** Anyone: whether only invited people can join the world. */
export const isInviteOnly = wireCall('isInviteOnly', world, z.boolean());

/** Anyone: whether only certain addresses may register in the world. */
export const isRestrictedRegistrationEnabled = wireCall(
  'isRestrictedRegistrationEnabled',
  world,
  z.boolean(),
);
