import { AppError } from '@campus/contracts/core/app-error';
import type { completeSso } from '@campus/contracts/sso/sso';
import { screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Answers } from '../../../testing/answering-link.ts';
import { anAccount, aUser, signedIn, signedOut, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aLogo, aWorld } from '../../../testing/worlds.ts';
import { rememberedWorld, rememberWorld } from '../../lib/sign-in-context.ts';

type Completed = z.output<typeof completeSso.output>;

const identity = { providerName: 'Google', email: 'ana@example.org', firstName: 'Ana', lastName: 'Okafor' };
const lettingIn = (): Completed => ({ outcome: 'signedIn', user: aUser(), ...identity });
const linking = (): Completed => ({ outcome: 'linked', user: null, ...identity });

/** A gateway that completes a sign-in with this result, and then serves a signed-in person. */
function completing(complete: () => Completed | Promise<Completed>, then: Answers = signedOut): Answers {
  return { ...then, sso: { ...then.sso, complete } };
}

const severalAccounts = signedIn(aUser(), [anAccount(), anAccount({ id: 'account2' })]);
/** Returns the warning of the page once it is shown. */
async function warning() {
  await screen.findByRole('heading', { name: /failed/ });
  return within(screen.getByRole('main')).getByRole('alert').textContent;
}

const never = () => new Promise<Completed>(() => {});

function failing(failure: AppError, people: Answers = signedOut) {
  return completing(() => {
    throw failure;
  }, people);
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('coming back from a provider', () => {
  it.each([
    ['SSO-008', 'google'],
    ['SSO-009', 'microsoft'],
    ['SSO-010', 'oidc'],
  ])(
    'AUTH-013 %s signs in at /%s with what the provider sent, and leads to the accounts',
    async (_row, kind) => {
      rememberWorld({ name: 'demo', logo: aLogo });
      const page = renderPage(`/${kind}?code=c-1&state=s-1`, completing(lettingIn, severalAccounts));
      await screen.findByText('You are now logged in.');
      await screen.findByRole('heading', { name: 'Accounts' });
      expect(page.sent('sso.complete')).toEqual([{ kind, params: { code: 'c-1', state: 's-1' } }]);
      expect(rememberedWorld()).toBeUndefined();
    },
  );

  it('takes tokens from the fragment too, where they come with the redirect', async () => {
    window.history.replaceState(null, '', '/oidc#id_token=t-1&state=s-1');
    const page = renderPage('/oidc', completing(never));
    await waitFor(() => expect(page.sent('sso.complete')).toHaveLength(1));
    expect(page.sent('sso.complete')).toEqual([{ kind: 'oidc', params: { id_token: 't-1', state: 's-1' } }]);
  });

  it('removes what the provider sent from the address and the history at once', async () => {
    const page = renderPage('/google?code=c-1&state=s-1', completing(never));
    await waitFor(() => expect(page.sent('sso.complete')).toHaveLength(1));
    expect(page.address()).toBe('/google');
    expect(page.history()).toEqual(['/google']);
  });

  it('asks the gateway once, also where React mounts the page twice', async () => {
    const answers = completing(lettingIn, severalAccounts);
    const page = renderPage('/google?code=c-1&state=s-1', answers, { wrapper: StrictMode });
    await screen.findByText('You are now logged in.');
    await screen.findByRole('heading', { name: 'Accounts' });
    expect(page.sent('sso.complete')).toHaveLength(1);
  });

  it('leads a person who linked an account back to the profile, and says so', async () => {
    const page = renderPage('/google?code=c-1', completing(linking, workingIn()));
    await screen.findByText('Your Google account is now linked.');
    await screen.findByRole('heading', { name: 'Profile' });
    expect(page.address()).toBe('/profile');
  });
});

describe('the logo of a callback page', () => {
  it.each(['google', 'microsoft', 'oidc'])('SSO-011 shows at /%s while the sign-in goes on', async (kind) => {
    renderPage(`/${kind}?code=c-1`, completing(never));
    await screen.findByText('Signing in');
    screen.getByText('Campus');
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/favicon.svg');
  });

  it("SSO-014 is the world's own where one is kept, while loading and beside a failure", async () => {
    rememberWorld({ name: 'demo', logo: aLogo });
    let fail = () => {};
    const complete = () =>
      new Promise<Completed>((_resolve, reject) => {
        fail = () => reject(new AppError('forbidden', 'sso.guest'));
      });
    renderPage('/microsoft?code=c-1', completing(complete));
    await screen.findByText('Signing in');
    const logos = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(logos()).toEqual([aLogo]);
    await waitFor(() => expect(fail).not.toBe(undefined));
    fail();
    await screen.findByRole('heading', { name: 'Microsoft sign-in failed' });
    expect(logos()).toEqual([aLogo]);
  });
});

it.each<[string, () => Completed | Promise<Completed>, string, string[]]>([
  ['linking', () => ({ outcome: 'link', user: null, ...identity }), 'Link Accounts', ['form Link Accounts']],
  ['signing up', () => ({ outcome: 'signUp', user: null, ...identity }), 'Sign Up', ['form Sign Up']],
  [
    'a refusal',
    () => Promise.reject(new AppError('forbidden', 'sso.guest')),
    'Google sign-in failed',
    ['alert'],
  ],
])('SSO-012 shows one of link form, sign-up form and warning after %s', async (_, complete, title, shown) => {
  renderPage('/google?code=c-1', completing(complete));
  await screen.findByRole('heading', { name: title });
  const main = within(screen.getByRole('main'));
  const forms = main.queryAllByRole('form').map((form) => `form ${form.getAttribute('aria-label')}`);
  // A form always contains an alert, which is empty without errors.
  const alerts = main.queryAllByRole('alert').flatMap(({ textContent }) => (textContent ? ['alert'] : []));
  expect([...forms, ...alerts]).toEqual(shown);
});

describe('a sign-in through a provider that failed', () => {
  const backLinks = () =>
    screen.getAllByRole('link', { name: /back/i }).map((link) => link.getAttribute('href'));

  it.each([
    ['google', 'Google sign-in failed'],
    ['microsoft', 'Microsoft sign-in failed'],
    ['oidc', 'Sign-in failed'],
  ])('says at /%s why, and leads back to the login', async (kind, title) => {
    renderPage(`/${kind}?code=c-1`, failing(new AppError('unavailable', 'sso.unreachable')));
    await screen.findByRole('heading', { name: title });
    screen.getByText(/^The provider cannot be reached at the moment\./);
    screen.getByText('request-1');
    expect(backLinks()).toEqual(['/login']);
  });

  it('leads back to the world it began in', async () => {
    rememberWorld({ name: 'demo', logo: '' });
    renderPage(
      '/google?code=c-1',
      failing(new AppError('forbidden', 'sso.google.domain', { domains: '@campus.test' })),
    );
    await screen.findByText('Your Google account must end in @campus.test');
    expect(backLinks()).toEqual(['/world/demo']);
  });

  it.each([
    [
      'SSO-052',
      'sso.emailNotRegistered',
      'This email has not been registered in our database. Click here to go back.',
    ],
    ['SSO-054', 'sso.google.state', 'Invalid authentication request. Click here to go back.'],
    ['SSO-057', 'sso.google.codeMissing', 'Invalid authentication request. Click here to go back.'],
    ['SSO-058', 'sso.google.tokenInvalid', 'Invalid authentication request. Click here to go back.'],
  ] as const)('%s makes of %s a sentence whose own click goes back', async (_row, key, sentence) => {
    renderPage('/google?code=c-1', failing(new AppError('forbidden', key)));
    const link = await screen.findByRole('link', { name: 'Click here to go back.' });
    expect(link.getAttribute('href')).toBe('/login');
    expect(link.parentElement?.textContent).toBe(sentence);
  });

  it('AUTH-082 refuses a guest account and suggests to reset the password', async () => {
    renderPage('/microsoft?code=c-1', failing(new AppError('forbidden', 'sso.guest')));
    await screen.findByText('Logins with guest user accounts not supported.');
    screen.getByText('You can log in with a password instead; reset it if you do not know it.');
    const reset = screen.getByRole('link', { name: 'Reset Password' });
    expect(reset.getAttribute('href')).toBe('/forgot-password');
  });

  it.each([
    ['SSO-056', 'sso.google.noDomains', 'No Google domains have been whitelisted.'],
    ['SSO-059', 'sso.codeMissing', 'Missing authentication code.'],
    ['SSO-061', 'sso.google.unverified', 'Failed to verify Google credentials'],
    ['SHE-101', 'sso.invalidClient', 'Failed to sign in with this account.'],
    [
      'an unverified email',
      'sso.google.emailUnverified',
      'Google has not verified your email address. Please verify it in your Google account, then sign in again.',
    ],
  ] as const)(
    '%s warns of %s under a title that has the focus, and leads back',
    async (_row, key, sentence) => {
      renderPage('/google?code=c-1', failing(new AppError('forbidden', key)));
      expect(await warning()).toBe(sentence);
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Google sign-in failed' }));
      expect(backLinks()).toEqual(['/login']);
    },
  );

  it('SSO-062 says that something went wrong when the failure says nothing', async () => {
    renderPage('/google?code=c-1', failing(new AppError('forbidden', 'platform.reason', { reason: '' })));
    expect(await warning()).toBe('Something went wrong.');
  });

  it('SSO-060 says of an exception without a message that something went wrong', async () => {
    const complete = () => {
      throw new Error('secret detail');
    };
    renderPage('/oidc?code=c-1', completing(complete));
    await screen.findByText('Oops, something went wrong.');
    expect(document.body.textContent).not.toContain('secret detail');
  });

  it('SSO-063 tells why an account could not be linked from the profile, and leads back', async () => {
    const failure = new AppError('conflict', 'sso.alreadyLinked');
    renderPage('/google?code=c-1', failing(failure, workingIn()));
    await screen.findByText('This account is already linked to another user.');
    screen.getByRole('heading', { name: 'Accounts not linked' });
    expect(backLinks()).toContain('/login');
    const toAccount = await screen.findByRole('link', { name: 'Back to your account' });
    expect(toAccount.getAttribute('href')).toBe('/');
  });
});

describe('a provider that sent the browser back with an error', () => {
  const refused = () =>
    failing(new AppError('forbidden', 'sso.denied', { error: 'server_error', description: 'Not today' }));
  const query = 'error=server_error&error_description=Not+today&state=s-1';
  const reported = 'The provider refused the sign-in: Not today (server_error)';

  it.each([
    ['SHE-005', 'google'],
    ['SHE-006', 'microsoft'],
    ['SHE-007', 'oidc'],
  ])('SHE-009 %s is told at /login after /%s, when no world is known', async (_row, kind) => {
    const page = renderPage(`/${kind}?${query}`, refused());
    await screen.findByText(reported);
    expect(page.address()).toBe('/login');
    expect(page.sent('sso.complete')).toEqual([
      { kind, params: { error: 'server_error', error_description: 'Not today', state: 's-1' } },
    ]);
  });

  it.each(['google', 'microsoft', 'oidc'])(
    'SHE-008 is told at the sign-in of the world that it began in, after /%s',
    async (kind) => {
      rememberWorld({ name: 'demo', logo: '' });
      const page = renderPage(`/${kind}?${query}`, { ...refused(), worlds: { get: () => aWorld() } });
      await screen.findByText(reported);
      expect(page.address()).toBe('/world/demo');
      expect(page.history()).toEqual(['/world/demo']);
    },
  );

  it('SHE-103 is shown in place to a signed-in person who wanted to link an account', async () => {
    const denied = new AppError('forbidden', 'sso.cancelled', { error: 'access_denied', description: '' });
    const page = renderPage(`/google?${query}`, failing(denied, workingIn()));
    await screen.findByText(
      'The sign-in was cancelled at the provider, and nothing has changed here. (access_denied)',
    );
    await screen.findByRole('link', { name: 'Back to your account' });
    expect(page.address()).toBe('/google');
  });
});
