import { requiredSignUpFields } from '@campus/domain/sign-up/sign-up';
import type { Answers } from '../answering-link.ts';
import { anEnteredAccount, aUser, signedIn, signedOut, workingIn } from '../people.ts';
import { anInvitationData } from '../rows.ts';
import { aMethod, passport, university } from '../ways-in.ts';
import { aVerification, aWorld } from '../worlds.ts';
import { failing, type PageState } from './page-state.ts';

const methods = [aMethod(), university, passport];
const identity = { providerName: 'Google', email: 'ana@example.org', firstName: 'Ana', lastName: 'Okafor' };

const world = (own: Parameters<typeof aWorld>[0] = {}) => ({
  ...signedOut,
  worlds: { ...signedOut.worlds, get: () => aWorld({ methods, ...own }) },
});
const completing = (outcome: 'link' | 'signUp') => ({
  ...signedOut,
  sso: { complete: () => ({ outcome, user: null, ...identity }) },
});
const verifying = (outcome: 'verified' | 'alreadyVerified') => ({
  ...signedOut,
  verification: {
    verify: () => ({
      outcome,
      email: 'ana@example.org',
      loggedInToEmailToVerify: false,
      serverConfigName: '',
    }),
  },
});
const invited = (own: Parameters<typeof anInvitationData>[0] = {}, people: Answers = signedOut): Answers => ({
  ...people,
  invitations: { get: () => anInvitationData(own) },
});

/** The pages that lead into the console, and those for visitors. */
export const visitorStates: Record<string, PageState> = {
  'sign in': {
    address: '/login',
    answers: () => ({ ...signedOut, worlds: { signInMethods: () => ({ items: methods }) } }),
    shows: 'Sign in with',
    press: ['Sign In', 'Show password'],
  },
  'sign out, failing': {
    address: '/logout',
    answers: () => ({ ...signedIn(), auth: { signOut: failing } }),
    shows: 'You are still signed in',
  },
  'sign in to a world': { address: '/world/demo', answers: () => world(), shows: 'New here?' },
  'a world that fails': {
    address: '/world/demo',
    answers: () => ({ ...signedOut, worlds: { get: failing } }),
    shows: 'Sign in without a world',
  },
  'sign in while signed in': {
    address: '/login',
    answers: () => signedIn(),
    shows: 'Sign in as another person',
  },
  'sign up': {
    address: '/world/demo?view=sign-up',
    answers: () =>
      world({ signUp: { required: [...requiredSignUpFields('demo'), 'phone'], restricted: true } }),
    shows: 'Have an account already?',
    press: ['Sign Up'],
  },
  'forgot password': {
    address: '/forgot-password',
    answers: () => signedOut,
    shows: 'Forgot Password?',
    press: ['Reset Password'],
  },
  'reset password': {
    address: '/reset-password/A-secret-code-of-a-link',
    answers: () => ({
      ...signedOut,
      auth: { ...signedOut.auth, readResetLink: () => ({ email: 'ana@example.org' }) },
    }),
    shows: 'Confirm new password',
    press: ['Reset Password'],
  },
  'reset password by a bad link': {
    address: '/reset-password/x',
    answers: () => signedOut,
    shows: 'Ask for a new link',
  },
  'change an expired password': {
    address: '/change-password',
    answers: () => workingIn(anEnteredAccount({ landing: 'changePassword' })),
    shows: 'Confirm new password',
    press: ['Change Password'],
  },
  'object to a change of email': {
    address: '/email-change/A-secret-code-of-a-link',
    answers: () => ({ ...signedOut, auth: { objectToEmailChange: () => ({ email: 'ana@example.org' }) } }),
    shows: 'This was not me',
    press: ['This was not me', 'Yes, undo it'],
    after: 'Your email was restored',
  },
  'confirm a new email': {
    address: '/new-email/A-secret-code-of-a-link',
    answers: () => {
      const answers = signedIn();
      const confirmEmailChange = () => ({ user: aUser({ email: 'ana@new.example' }) });
      return { ...answers, auth: { ...answers.auth, confirmEmailChange } };
    },
    shows: 'Confirm email',
    press: ['Confirm email'],
    after: 'Your email was changed',
  },
  'verify the email': {
    address: '/verify',
    answers: () => ({
      ...workingIn(anEnteredAccount({ landing: 'verify' }), aUser({ emailVerified: false })),
      verification: { get: () => aVerification({ hasSeveralOrganizations: true }) },
    }),
    shows: 'Resend verification email',
  },
  'an email that was verified': {
    address: '/verify/A-secret-code',
    answers: () => verifying('verified'),
    shows: 'Congratulations!',
  },
  'an email that is verified already': {
    address: '/verify/A-secret-code',
    answers: () => verifying('alreadyVerified'),
    shows: 'Your email is verified',
  },
  'an email that is not verified': {
    address: '/verify/A-secret-code',
    answers: () => ({ ...signedIn(), verification: { verify: failing } }),
    shows: 'Try again',
  },
  'back from a provider, to link': {
    address: '/google?code=c&state=s',
    answers: () => completing('link'),
    shows: 'Link Accounts',
    press: ['Link Accounts'],
  },
  'back from a provider, to sign up': {
    address: '/oidc?code=c&state=s',
    answers: () => completing('signUp'),
    shows: 'You are new here.',
    press: ['Sign Up'],
  },
  'back from a provider, failing': {
    address: '/microsoft?code=c&state=s',
    answers: () => ({ ...signedOut, sso: { complete: failing } }),
    shows: 'Microsoft sign-in failed',
  },
  'link the passport': {
    address: '/okta',
    answers: () => ({ ...signedIn(), worlds: { signInMethods: () => ({ items: [passport] }) } }),
    shows: 'Link Passport',
  },
  'join by registering': {
    address: '/invitation/secret-1',
    answers: () => invited(),
    shows: 'Register and join',
    press: ['Register and join'],
  },
  'join an account with branding of its own': {
    address: '/invitation/secret-1',
    answers: () => invited({ account: { ...anInvitationData().account, customBranding: true } }),
    shows: 'Register and join',
  },
  'join by logging in': {
    address: '/invitation/secret-1',
    answers: () => invited({ userExists: true }),
    shows: 'Log in and join',
    press: ['Log in and join'],
  },
  'join as another person': {
    address: '/invitation/secret-1',
    answers: () => invited({}, signedIn()),
    shows: 'Log out to join',
  },
  joined: {
    address: '/invitation/secret-1',
    answers: () => ({
      ...invited({ email: 'ana@example.org' }, workingIn()),
      invitations: {
        get: () => anInvitationData({ email: 'ana@example.org' }),
        accept: () => ({ accountId: 'account1' }),
      },
    }),
    shows: 'Accept invitation',
    press: ['Accept invitation'],
    after: 'Download',
  },
  'an invitation that fails': {
    address: '/invitation/secret-1',
    answers: () => ({ ...signedOut, invitations: { get: failing } }),
    shows: 'Try again',
  },
  'a page that does not exist': { address: '/404', answers: () => signedOut, shows: 'Page Not Found' },
};
