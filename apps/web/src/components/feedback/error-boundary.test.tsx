import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { answeringLink, type Call } from '../../../testing/answering-link.ts';
import { signedOut } from '../../../testing/people.ts';
import { AppProviders } from '../../app-providers.tsx';
import { PageNotLoaded } from '../../lib/page-not-loaded.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface State {
  broken: boolean;
  error: Error;
}

function Page({ state }: { state: State }) {
  if (state.broken) throw state.error;
  return <p>All is well.</p>;
}

/** Renders a page that fails, in a console with or without error reporting. */
function renderBroken(errorReporting: boolean, error = new Error('secret detail')) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls: Call[] = [];
  const config = { ...signedOut.console.config(), errorReporting, clientVersion: '4.5.6' };
  const answers = {
    ...signedOut,
    console: { config: () => config, reportError: () => ({ requestId: 'report-1' }) },
  };
  const state: State = { broken: true, error };
  const memory = memoryLocation({ path: '/broken' });
  const view = render(
    <Router hook={memory.hook}>
      <AppProviders link={answeringLink(() => answers, calls)}>
        <ErrorBoundary>
          <Page state={state} />
        </ErrorBoundary>
      </AppProviders>
    </Router>,
  );
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ input }) => input);
  return { ...view, state, sent, navigate: memory.navigate, user: userEvent.setup() };
}

afterEach(() => window.history.replaceState(null, '', '/'));

it('SHL-015 says of an unexpected failure that something went wrong, and draws again on request', async () => {
  const { container, state, user } = renderBroken(false);
  screen.getByText('Oops, something went wrong. Please try again.');
  expect(container.textContent).not.toContain('secret detail');
  state.broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('All is well.');
});

it('reports the failure, the page without its query, and the client version, where reporting is on, and names its id', async () => {
  window.history.replaceState(null, '', '/admin/members?search=ana');
  const { sent } = renderBroken(true);
  await waitFor(() => expect(sent('console.reportError')).toHaveLength(1));
  expect(sent('console.reportError')).toEqual([
    {
      message: 'secret detail',
      stack: expect.stringContaining('secret detail'),
      path: '/admin/members',
      clientVersion: '4.5.6',
    },
  ]);
  await screen.findByText('report-1');
});

it('draws again when the person goes to another page', async () => {
  const { state, navigate } = renderBroken(false);
  screen.getByRole('button', { name: 'Try again' });
  state.broken = false;
  act(() => navigate('/elsewhere'));
  await screen.findByText('All is well.');
});

it('reloads the page when its code could not be loaded', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { user } = renderBroken(false, new PageNotLoaded());
  screen.getByText(/^This page could not be loaded\./);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['/verify', '/reset-password', '/email-change', '/invitation', '/inviteAccept'])(
  'keeps the secret in an address below %s to itself',
  async (page) => {
    window.history.replaceState(null, '', `${page}/0123456789abcdef`);
    const { sent } = renderBroken(true);
    await waitFor(() => expect(sent('console.reportError')).toHaveLength(1));
    expect(JSON.stringify(sent('console.reportError'))).toContain(`"path":"${page}/…"`);
    expect(JSON.stringify(sent('console.reportError'))).not.toContain('0123456789abcdef');
  },
);

it('ENV-012 reports nothing where the console has no error reporting, and works', async () => {
  const { sent, state, user } = renderBroken(false);
  await waitFor(() => expect(sent('console.config')).toHaveLength(1));
  state.broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('All is well.');
  expect(sent('console.reportError')).toEqual([]);
});
