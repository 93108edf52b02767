import { AppError } from '@campus/contracts/core/app-error';
import { looksLikeEmail } from '@campus/contracts/core/fields';
import * as wire from '@campus/contracts/passwords/functions';
import { implement } from '../../call/implement.ts';
import { changeOwnPassword, prepareOwnPassword } from '../identity/change-password.ts';
import { enqueueReset } from './mail-reset.ts';
import { prepareReset, readReset, resetPassword } from './reset-password.ts';

export const passwordFunctions = [
  implement(wire.requestPasswordReset, {
    handle: async ({ sql, input, services, audit }) => {
      const email = input.email.trim().toLowerCase();
      if (!looksLikeEmail(email))
        throw new AppError('invalid', 'password.forgot.invalid', { email: input.email });
      audit.note({ target: { type: 'user', id: '', label: email } });
      await enqueueReset(services.jobs, sql, email);
      return { minutes: services.config.resetMinutes };
    },
  }),

  implement(wire.readResetLink, ({ sql, input }) => readReset(sql, input.code)),

  implement(wire.resetPassword, {
    before: (call) => prepareReset(call, call.input),
    handle: (call, passwordHash) => resetPassword(call, call.input, passwordHash),
  }),

  implement(wire.updateUserPassword, {
    // The contract also names the sign-out of this session, which is a separate call.
    audit: { operation: 'passwords.change' },
    before: (call) => prepareOwnPassword(call, call.input),
    handle: (call, replacement) => changeOwnPassword(call, replacement),
  }),
];
