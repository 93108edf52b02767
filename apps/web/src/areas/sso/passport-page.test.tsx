import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { anAccount, aUser, signedIn, signedOut, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { anIdentity, passport } from '../../../testing/ways-in.ts';
import { rememberWorld } from '../../lib/sign-in-context.ts';

type Sso = NonNullable<Answers['sso']>;

const away = 'https://okta.example/authorize?state=s-1';
const identity = { providerName: 'Passport', email: '', firstName: '', lastName: '' };
const linkedPassport = anIdentity({ kind: 'passport', providerName: 'Passport' });
let assign: MockInstance<typeof window.location.assign>;

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
});

/** A console that offers Passport, with the given people. */
function offering(people: Answers, sso: Sso = {}): Answers {
  return {
    ...people,
    worlds: { ...people.worlds, signInMethods: () => ({ items: [passport] }) },
    sso: { start: () => ({ url: away }), ...people.sso, ...sso },
  };
}

const notLinked = () => {
  throw new AppError('notFound', 'sso.passportNotLinked');
};

describe('going to the provider', () => {
  it('SSO-001 SSO-003 is open to visitors, says "Opening Okta Login", and sends the browser away', async () => {
    const page = renderPage('/okta', offering(signedOut));
    await screen.findByText('Opening Okta Login');
    await waitFor(() => expect(assign.mock.calls).toEqual([[away]]));
    expect(page.sent('sso.start')).toEqual([{ kind: 'passport', id: 'SsoPassport', world: '' }]);
    screen.getByText('Opening Okta Login');
  });

  it('begins once, also where React mounts the page twice', async () => {
    const page = renderPage('/okta', offering(signedOut), { wrapper: StrictMode });
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(page.sent('sso.start')).toHaveLength(1);
  });

  it('signs in to the world the person came from', async () => {
    rememberWorld({ name: 'demo', logo: '' });
    const page = renderPage('/okta', offering(signedOut));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(page.sent('worlds.signInMethods')).toEqual([{ world: 'demo' }]);
    expect(page.sent('sso.start')).toMatchObject([{ world: 'demo' }]);
  });

  it('logs in a signed-in person who has linked it', async () => {
    const page = renderPage(
      '/okta',
      offering(signedIn(), { identities: () => ({ items: [linkedPassport] }) }),
    );
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(page.sent('sso.start')).toMatchObject([{ kind: 'passport' }]);
    expect(page.sent('sso.start')).not.toMatchObject([{ purpose: 'link' }]);
  });

  it('links it to a signed-in person without one, but only on a click', async () => {
    const page = renderPage('/okta', offering(signedIn()));
    await screen.findByRole('heading', { name: 'Link Passport' });
    await screen.findByText('ana@example.org');
    expect(page.sent('sso.start')).toEqual([]);
    await page.user.click(await screen.findByRole('button', { name: 'Link Passport' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([[away]]));
    expect(page.sent('sso.start')).toMatchObject([{ kind: 'passport', id: 'SsoPassport', purpose: 'link' }]);
  });

  it('SSO-007 shows "Sign In" where no passport is offered', async () => {
    renderPage('/okta', signedOut);
    await screen.findByRole('heading', { name: 'Sign In' });
    screen.getByText('This way to log in is not enabled here.');
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
  });
});

describe('coming back from the provider', () => {
  it('SSO-002 says "Loading User Information" while it is loaded', async () => {
    const page = renderPage(
      '/okta?code=c-1&state=s-1',
      offering(signedOut, { complete: () => new Promise(() => {}) }),
    );
    await screen.findByText('Loading User Information');
    await waitFor(() => expect(page.sent('sso.complete')).toHaveLength(1));
    expect(page.sent('sso.complete')).toEqual([{ kind: 'passport', params: { code: 'c-1', state: 's-1' } }]);
    expect(page.address()).toBe('/okta');
    expect(assign).not.toHaveBeenCalled();
  });

  it('logs in and leads to the accounts', async () => {
    const people = signedIn(aUser(), [anAccount(), anAccount({ id: 'account2' })]);
    const complete: Sso['complete'] = () => ({ outcome: 'signedIn', user: aUser(), ...identity });
    renderPage('/okta?code=c-1', offering(people, { complete }));
    await screen.findByText('You are now logged in.');
    await screen.findByRole('heading', { name: 'Accounts' });
  });

  it('AUTH-088 says that the passport is linked', async () => {
    const complete: Sso['complete'] = () => ({ outcome: 'linked', user: null, ...identity });
    const page = renderPage('/okta?code=c-1', offering(workingIn(), { complete }));
    await screen.findByText('Your Passport account is now linked.');
    await waitFor(() => expect(page.address()).toBe('/profile'));
  });

  it('SSO-007 AUTH-015 shows "Sign In" with the reason and a button "Sign in with Passport" after a failure', async () => {
    const page = renderPage('/okta?code=c-1', offering(signedOut, { complete: notLinked }));
    await screen.findByRole('heading', { name: 'Sign In' });
    screen.getByText('Could not find a user account linked to your Passport account');
    screen.getByText('Log in with your password first.', { exact: false });
    const password = screen.getByRole('link', { name: 'Log in with your password' });
    expect(password.getAttribute('href')).toBe('/login');
    await page.user.click(await screen.findByRole('button', { name: 'Sign in with Passport' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([[away]]));
    expect(page.sent('sso.start')).toMatchObject([
      { kind: 'passport', id: 'SsoPassport', purpose: 'signIn' },
    ]);
  });
});
