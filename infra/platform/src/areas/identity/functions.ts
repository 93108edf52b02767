import * as auth from '@campus/contracts/auth/auth';
import * as wire from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { campusPrograms } from '@campus/domain/sessions/sessions';
import { cloudFunction } from '../../call/define.ts';
import { implement, rulesOf } from '../../call/implement.ts';
import { becomeOwner } from './become.ts';
import { checkCredentials } from './credentials.ts';
import { endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { findByEmail, readUser } from './users.ts';

export const authFunctions = [
  cloudFunction(wire.logInOrWait, {
    ...rulesOf(auth.signIn),
    before: (call) => checkCredentials(call, call.input),
    handle: (call, known) => signIn(call, known, { remember: call.input.remember, method: 'password' }),
  }),

  cloudFunction(wire.become, {
    ...rulesOf(auth.become),
    handle: (call) => becomeOwner(call, call.input.sessionToken),
  }),

  implement(wire.logOut, {
    programs: campusPrograms,
    handle: async ({ sql, session }) => {
      if (session) await endSession(sql, session.id);
    },
  }),

  cloudFunction(wire.checkSession, {
    access: 'signedIn',
    programs: campusPrograms,
    handle: async ({ sql, user }) => {
      const found = await readUser(sql, user.id);
      if (!found) throw new AppError('signedOut', 'access.signedOut');
      return { user: found };
    },
  }),

  cloudFunction(wire.checkEmail, {
    access: 'public',
    limit: { calls: 10, seconds: 60 },
    handle: async ({ sql, input }) => {
      const found = await findByEmail(sql, input.email);
      return found ? { email: found.email } : null;
    },
  }),

  // Every admitted caller has a session whose user exists.
  cloudFunction(wire.userExists, {
    access: 'signedIn',
    programs: campusPrograms,
    handle: async () => true as const,
  }),
];
