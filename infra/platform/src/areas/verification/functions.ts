import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/verification/functions';
import * as contracts from '@campus/contracts/verification/verification';
import { cloudFunction } from '../../call/define.ts';
import { implement, rulesOf } from '../../call/implement.ts';
import { checkCredentials } from '../identity/credentials.ts';
import { readVerificationState } from './read-verification-state.ts';
import { resendVerification } from './resend-verification.ts';
import { verifyEmail } from './verify-email.ts';

export const verificationFunctions = [
  implement(wire.verifyEmail, (call) => verifyEmail(call, call.input.code)),

  // Two operations are bound to it. Callers of `resendOwnVerification` have a session.
  cloudFunction(wire.resendVerificationEmail, {
    ...rulesOf(contracts.resendVerification),
    before: async (call) => {
      const { username, password = '' } = call.input;
      return username === undefined ? call.user : checkCredentials(call, { email: username, password });
    },
    handle: async (call, user) => {
      if (!user) throw new AppError('signedOut', 'access.signedOut');
      return resendVerification(call, user, call.input.serverConfigName);
    },
  }),

  cloudFunction(wire.getVerificationState, {
    access: 'signedIn',
    handle: async ({ sql, user }) => {
      const state = await readVerificationState(sql, user.id);
      if (!state) throw new AppError('signedOut', 'access.signedOut');
      return state;
    },
  }),
];
