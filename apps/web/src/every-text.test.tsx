import { speak } from '@campus/contracts/messages';
import { messages } from '@campus/contracts/messages/english';
import { countries } from '@campus/domain/countries';
import { organizationSizes, requiredSignUpFields } from '@campus/domain/sign-up';
import { teamIds, teamName } from '@campus/domain/team-ids';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Answers } from './testing/answering-link.ts';
import { anAccount, anEnteredAccount, aUser, signedIn, signedOut, workingIn } from './testing/people.ts';
import { pseudo, strayWords, textsIn } from './testing/pseudo-language.ts';
import { renderPage } from './testing/render-page.tsx';
import { aMember, anAuditEntry, anInvitation, anInvitationData, onePage } from './testing/rows.ts';
import { aMethod, anIdentity, aSession, passport, university } from './testing/ways-in.ts';
import { aVerification, aWorld } from './testing/worlds.ts';

/** What is nobody's text: names of countries and teams, sizes as they are chosen, the product's own name. */
const constants = [
  ...countries.map(({ name }) => name),
  ...organizationSizes,
  ...teamIds.map(teamName),
  'Campus',
];

const methods = [aMethod(), university, passport];
const superadmin = aUser({ superadmin: true });
const many = Array.from({ length: 6 }, (_, index) => anAccount({ id: `account${index}` }));
const told = { providerName: 'Google', email: 'ana@example.org', firstName: 'Ana', lastName: 'Okafor' };
const members = (items = [aMember(), aMember({ id: 'm2', userId: 'user1', email: 'ana@example.org' })]) => ({
  list: () => ({
    ...onePage(items, 80 * items.length),
    totalIsExact: false,
    lastPage: 3,
    customFields: [{ name: 'Badge', type: 'boolean' as const, editable: true }],
  }),
});
const invitations = (
  items = [anInvitation(), anInvitation({ id: 'i2', displayStatus: 'error', status: 'error' })],
) => ({
  list: () => onePage(items),
});
const audit = (entries = [anAuditEntry(), anAuditEntry({ id: 'e2', actor: null, outcome: 'refused' })]) => ({
  list: () => ({
    ...onePage(entries),
    totalIsExact: true,
    operations: ['members.updatePermission', 'auth.signIn'],
    chosen: { actor: null, target: null },
    keptDays: 730,
  }),
});
const failing = () => {
  throw new Error('down');
};

interface Case {
  address: string;
  answers: () => Answers;
  /** A text that is there once the page is. */
  shows: string;
  /** The buttons pressed before the page is looked at, and what that shows. */
  press?: string[];
  after?: string;
}

const world = (own: Parameters<typeof aWorld>[0] = {}) => ({
  ...signedOut,
  worlds: { ...signedOut.worlds, get: () => aWorld({ methods, ...own }) },
});
const completing = (outcome: 'link' | 'signUp') => ({
  ...signedOut,
  sso: { complete: () => ({ outcome, user: null, ...told }) },
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

const pages: Record<string, Case> = {
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
  'sign up': {
    address: '/world/demo',
    answers: () =>
      world({ signUp: { required: [...requiredSignUpFields('demo'), 'phone'], restricted: true } }),
    shows: 'New here?',
    press: ['Sign Up', 'Sign Up'],
    after: 'Have an account already?',
  },
  'forgot password': {
    address: '/forgot-password',
    answers: () => signedOut,
    shows: 'Forgot Password?',
    press: ['Reset Password'],
  },
  'reset password': {
    address: '/reset-password/A-secret-code-of-a-link',
    answers: () => signedOut,
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
    press: ['This was not me'],
    after: 'Your email was changed back',
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
    shows: 'Verification Failed',
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
  'join by logging in': {
    address: '/invitation/secret-1',
    answers: () => invited({ userExists: true }),
    shows: 'Log in and join',
    press: ['Log in and join'],
  },
  'join as somebody else': {
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
  members: {
    address: '/admin/members',
    answers: () => ({ ...workingIn(), members: members() }),
    shows: 'bola@example.org',
    press: ['Pick columns'],
  },
  'no members': {
    address: '/admin/members?searchField=name&search=x',
    answers: () => ({ ...workingIn(), members: members([]) }),
    shows: 'No members found.',
  },
  'members that fail': {
    address: '/admin/members',
    answers: () => ({ ...workingIn(), members: { list: failing } }),
    shows: 'Try again',
  },
  invitations: {
    address: '/admin/import',
    answers: () => ({
      ...workingIn(anEnteredAccount({ isWebEnabled: true, isWebOnly: false })),
      invitations: invitations(),
    }),
    shows: 'chidi@example.org',
    press: ['Send invitation', 'Actions for'],
  },
  'no invitations': {
    address: '/admin/import?search=x',
    answers: () => ({ ...workingIn(), invitations: invitations([]) }),
    shows: 'No invitations match',
  },
  audit: {
    address: '/admin/audit',
    answers: () => ({ ...workingIn(), audit: audit() }),
    shows: 'bola@example.org',
  },
  'no audit entries': {
    address: '/admin/audit?search=x',
    answers: () => ({ ...workingIn(), audit: audit([]) }),
    shows: 'No entries match',
  },
  profile: {
    address: '/profile',
    answers: () => ({
      ...workingIn(),
      sso: { identities: () => ({ items: [anIdentity()] }) },
      sessions: { list: () => ({ items: [aSession(), aSession({ id: 's2', current: false })], total: 9 }) },
      streaming: {
        account: () => ({
          campus: { label: 'Stream One' },
          gdn: { label: 'Stream Two' },
          clientBuild: '3.2',
        }),
      },
    }),
    shows: 'ana@gmail.example',
  },
  accounts: {
    address: '/accounts',
    answers: () => ({ ...signedIn(superadmin, many), accounts: { search: () => onePage(many) } }),
    shows: 'Demo Campus',
  },
  'no accounts': {
    address: '/accounts',
    answers: () => signedIn(aUser(), []),
    shows: 'support@campus.test',
  },
  'create an account': {
    address: '/accounts/create',
    answers: () => ({ ...signedIn(superadmin, many) }),
    shows: 'Organization',
  },
  'a page that does not exist': { address: '/404', answers: () => signedOut, shows: 'Page Not Found' },
};

beforeEach(() => speak(pseudo));
afterEach(() => speak(messages));

it.each(Object.entries(pages))('says nothing that is not from the catalogue: %s', async (_, page) => {
  const answers = page.answers();
  const { user } = renderPage(page.address, answers);
  const findText = (part: string) =>
    screen.findAllByText((words) => words.includes(part), {}, { timeout: 15_000 });
  await findText(page.shows);
  for (const part of page.press ?? []) {
    const [button] = await screen.findAllByRole('button', { name: (name) => name.includes(part) });
    if (button) await user.click(button);
  }
  await findText(page.after ?? page.shows);
  expect(strayWords([...constants, ...dataIn(answers)])).toEqual([]);
});

/** What the gateway would answer here, as far as it answers anything without being asked for something. */
function dataIn(answers: Answers): string[] {
  return Object.values(answers).flatMap((operations) =>
    Object.values<(input: never) => unknown>(operations).flatMap((answer) => {
      try {
        return textsIn(answer({} as never));
      } catch {
        return [];
      }
    }),
  );
}
