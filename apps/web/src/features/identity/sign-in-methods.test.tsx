import { AppError } from '@campus/contracts/core/app-error';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { type Answers, answeringLink, type Call } from '../../../testing/answering-link.ts';
import { signedOut } from '../../../testing/people.ts';
import { aMethod, microsoft, passport, university } from '../../../testing/ways-in.ts';
import { AppProviders } from '../../app-providers.tsx';
import { rememberedWorld, rememberWorld } from '../../lib/sign-in-context.ts';
import { SignInMethods } from './sign-in-methods.tsx';

type Start = NonNullable<NonNullable<Answers['sso']>['start']>;

const methods = [aMethod(), microsoft, university, passport];
const away = 'https://provider.example/authorize?state=s-1';
let assign: MockInstance<typeof window.location.assign>;

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
});

function renderMethods(
  props: Partial<Parameters<typeof SignInMethods>[0]> = {},
  start: Start = () => ({ url: away }),
) {
  const calls: Call[] = [];
  render(
    <AppProviders link={answeringLink(() => ({ ...signedOut, sso: { start } }), calls)}>
      <SignInMethods methods={methods} {...props} />
    </AppProviders>,
  );
  const started = () => calls.filter(({ path }) => path === 'sso.start').map(({ input }) => input);
  return { user: userEvent.setup(), started };
}

const button = (name: string) => screen.getByRole('button', { name });

it('AUTH-015 offers a button for each way to sign in, the passport among them', () => {
  renderMethods();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'GSign in with Google',
    'MSign in with Microsoft',
    'Sign in with Demo University',
    'Sign in with Passport',
  ]);
  button('Sign in with Google');
  button('Sign in with Passport');
});

it('AUTH-073 SHL-022 begins a Microsoft sign-in at the gateway and redirects the browser to where it says', async () => {
  const { user, started } = renderMethods({ remember: true });
  await user.click(button('Sign in with Microsoft'));
  await waitFor(() => expect(assign.mock.calls).toEqual([[away]]));
  expect(started()).toEqual([
    { kind: 'microsoft', id: 'contoso', world: '', remember: true, purpose: 'signIn' },
  ]);
});

it('keeps the world and its logo for the way back, and keeps no other', async () => {
  const { user } = renderMethods({ world: { name: 'demo', logo: 'data:image/png;base64,AA==' } });
  await user.click(button('Sign in with Google'));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(rememberedWorld()).toEqual({ name: 'demo', logo: 'data:image/png;base64,AA==' });
});

it('forgets the world of an earlier sign-in if this one has none', async () => {
  rememberWorld({ name: 'demo', logo: '' });
  const { user } = renderMethods();
  await user.click(button('Sign in with Google'));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(rememberedWorld()).toBeUndefined();
});

it('says which one is opening, and opens no second', async () => {
  const { user, started } = renderMethods({}, () => new Promise(() => {}));
  await user.click(button('Sign in with Google'));
  await waitFor(() => expect(button('Sign in with Google').getAttribute('aria-busy')).toBe('true'));
  await user.click(button('Sign in with Google'));
  await user.click(button('Sign in with Passport'));
  expect(started()).toHaveLength(1);
});

it('tells why it cannot begin, and offers the buttons again', async () => {
  const { user } = renderMethods({}, () => {
    throw new AppError('unavailable', 'sso.unreachable');
  });
  await user.click(button('Sign in with Google'));
  await screen.findByText(/^The provider cannot be reached/);
  expect(button('Sign in with Google').getAttribute('aria-busy')).toBe('false');
  expect(assign).not.toHaveBeenCalled();
});

it("offers the buttons again to a person who comes back with the browser's Back button", async () => {
  const { user } = renderMethods();
  await user.click(button('Sign in with Google'));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(button('Sign in with Google').getAttribute('aria-busy')).toBe('true');
  fireEvent(window, new Event('pageshow'));
  expect(button('Sign in with Google').getAttribute('aria-busy')).toBe('false');
});

it('links instead of signing in where it is for that', async () => {
  const { user, started } = renderMethods({ purpose: 'link' });
  await user.click(button('Link Demo University'));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(started()).toMatchObject([{ kind: 'oidc', id: 'SsoUniversity', purpose: 'link' }]);
});
