import { AppError } from '@campus/contracts/core/app-error';
import { looksLikeEmail } from '@campus/contracts/core/fields';
import {
  readResetLink,
  requestPasswordReset,
  resetPassword,
  updateUserPassword,
} from '@campus/contracts/passwords/functions';
import { implement } from '../../call/implement.ts';
import { changeOwnPassword, prepareOwnPassword } from '../identity/change-password.ts';
import { enqueueReset } from './mail-reset.ts';
import { prepareReset, readReset, resetPassword as reset } from './reset-password.ts';

export const passwordFunctions = [
  implement(requestPasswordReset, {
    handle: async ({ sql, input, services, audit }) => {
      const email = input.email.trim().toLowerCase();
      if (!looksLikeEmail(email))
        throw new AppError('invalid', 'password.forgot.invalid', { email: input.email });
      audit.note({ target: { type: 'user', id: '', label: email } });
      await enqueueReset(services.jobs, sql, email);
      return { minutes: services.config.resetMinutes };
    },
  }),

  implement(readResetLink, ({ sql, input }) => readReset(sql, input.code)),

  implement(resetPassword, {
    before: (call) => prepareReset(call, call.input),
    handle: async (call, passwordHash) => {
      await reset(call, call.input, passwordHash);
      return {};
    },
  }),

  implement(updateUserPassword, {
    // The contract names the sign-out of this session too, which is a call of its own.
    audit: { operation: 'passwords.change' },
    before: (call) => prepareOwnPassword(call, call.input),
    handle: async (call, replacement) => {
      await changeOwnPassword(call, replacement);
      return {};
    },
  }),
];
