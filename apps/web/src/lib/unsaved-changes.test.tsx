import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, it } from 'vitest';
import { Link, Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { answeringLink } from '../../testing/answering-link.ts';
import { signedOut } from '../../testing/people.ts';
import { AppProviders } from '../app-providers.tsx';
import { useUnsavedChanges } from './unsaved-changes.tsx';

function Form() {
  const [dirty, setDirty] = useState(false);
  const [, navigate] = useLocation();
  useUnsavedChanges(dirty);
  return (
    <>
      <label>
        Name
        <input onChange={(event) => setDirty(event.target.value !== '')} />
      </label>
      <Link href="/elsewhere">Elsewhere</Link>
      <button type="button" onClick={() => navigate('/form?page=2')}>
        Second part
      </button>
    </>
  );
}

/** A form that is replaced by a redirect, as under a session guard. */
function GuardedForm() {
  const [over, setOver] = useState(false);
  if (over) return <Redirect to="/elsewhere" replace />;
  return (
    <>
      <Form />
      <button type="button" onClick={() => setOver(true)}>
        End the session
      </button>
    </>
  );
}

function renderForm(page: ComponentType = Form) {
  const memory = memoryLocation({ path: '/form', record: true });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <AppProviders link={answeringLink(() => signedOut, [])}>
        <Switch>
          <Route path="/form" component={page} />
          <Route path="/elsewhere">
            <h1>Elsewhere</h1>
          </Route>
        </Switch>
      </AppProviders>
    </Router>,
  );
  return { user: userEvent.setup(), address: () => memory.history.at(-1) };
}

/** Whether the browser would ask before the tab is closed. */
function asksBeforeUnload() {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
}

it('asks before changes are lost, and stays or leaves as chosen', async () => {
  const { user, address } = renderForm();
  await user.type(screen.getByLabelText('Name'), 'A');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByText('Are you sure you want to leave this page? You have unsaved changes.');
  expect(address()).toBe('/form');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe('/form');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('A');

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('asks nothing while there is nothing to lose, nor for another part of the same page', async () => {
  const { user, address } = renderForm();
  expect(asksBeforeUnload()).toBe(false);
  await user.type(screen.getByLabelText('Name'), 'A');
  expect(asksBeforeUnload()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Second part' }));
  expect(address()).toBe('/form?page=2');
  await user.clear(screen.getByLabelText('Name'));
  expect(asksBeforeUnload()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
});

it('lets go of a form that is replaced by a redirect, as when the session is over', async () => {
  const { user } = renderForm(GuardedForm);
  await user.type(screen.getByLabelText('Name'), 'A');
  await user.click(screen.getByRole('button', { name: 'End the session' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(asksBeforeUnload()).toBe(false);
});
