import { signIn } from '@campus/contracts/auth/auth';
import type { Contract } from '@campus/contracts/core/contract';
import { loginAndJoin, register } from '@campus/contracts/invitations/joining';
import { forgotPassword, resetPassword } from '@campus/contracts/passwords/passwords';
import { signUp } from '@campus/contracts/sign-up/sign-up';
import { linkAccounts, signUpSso } from '@campus/contracts/sso/sso';
import { resendVerification } from '@campus/contracts/verification/verification';

/** The forms that people fill in without a session, by file, with the operation that each calls. */
export const visitorForms: Readonly<Record<string, Pick<Contract, 'access'>>> = {
  'shell/session-ended.tsx': signIn,
  'areas/auth/sign-in/use-sign-in-form.ts': signIn,
  'areas/auth/sign-up/use-sign-up-form.ts': signUp,
  'areas/auth/forgot-password-page.tsx': forgotPassword,
  'areas/auth/passwords/reset-password-form.tsx': resetPassword,
  'areas/auth/verification/resend-verification-form.tsx': resendVerification,
  'areas/invitations/joining/registration-form.tsx': register,
  'areas/invitations/joining/join-login-form.tsx': loginAndJoin,
  'areas/sso/link-accounts-page.tsx': linkAccounts,
  'areas/sso/sso-sign-up-page.tsx': signUpSso,
};
