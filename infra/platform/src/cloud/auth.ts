import { AppError } from '@campus/contracts/app-error';
import { checkSession, logIn, logOut, userExists } from '@campus/contracts/wire/auth';
import { checkCredentials } from '../identity/credentials.ts';
import { endSession } from '../identity/sessions.ts';
import { signIn } from '../identity/sign-in.ts';
import { readUser } from '../identity/users.ts';
import { cloudFunction } from './define.ts';

export const authFunctions = [
  cloudFunction(logIn, {
    access: 'public',
    audit: { operation: 'auth.signIn' },
    before: (call) => checkCredentials(call, call.input),
    handle: (call, known) => signIn(call, known, { remember: call.input.remember, method: 'password' }),
  }),

  cloudFunction(logOut, {
    access: 'public',
    audit: { operation: 'auth.signOut' },
    handle: async ({ sql, sessionToken, services, afterwards }) => {
      const ended = sessionToken ? await endSession(sql, sessionToken) : [];
      afterwards(() => services.forgetSessions(ended));
      return {};
    },
  }),

  cloudFunction(checkSession, {
    access: 'signedIn',
    handle: async ({ sql, user }) => {
      const found = await readUser(sql, user.id);
      if (!found) throw new AppError('signedOut', 'access.signedOut');
      return { user: found };
    },
  }),

  // Whoever is let in has a session whose user exists.
  cloudFunction(userExists, { access: 'signedIn', handle: async () => true as const }),
];
