import { screen, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { keepFocus } from './keep-focus.ts';

const focused = () => document.activeElement?.textContent;

/** A section with a list of cities. Each can be removed after a confirmation. */
function Cities({ names }: { names: string[] }) {
  const [cities, setCities] = useState(names);
  const [asked, setAsked] = useState<string>();
  useEffect(keepFocus, []);
  return (
    <section>
      <h2>Cities</h2>
      {cities.length === 0 && <p>No city.</p>}
      {cities.length > 0 && (
        <ul>
          {cities.map((city) => (
            <li key={city}>
              <button type="button">Show {city}</button>
              <button type="button" onClick={() => setAsked(city)}>
                Remove {city}
              </button>
            </li>
          ))}
        </ul>
      )}
      {cities.length > 1 && (
        <button type="button" onClick={() => setCities(cities.slice(0, 1))}>
          Keep one
        </button>
      )}
      {asked && (
        <ConfirmDialog
          title={`Remove ${asked}?`}
          message="It is gone for good."
          confirmText="Remove"
          onConfirm={async () => setCities(cities.filter((city) => city !== asked))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

async function remove({ user }: ReturnType<typeof renderPart>, city: string) {
  screen.getByRole('button', { name: `Remove ${city}` }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

it('gives the focus to the same control of the next item, of the last one, then to the heading', async () => {
  const page = renderPart(<Cities names={['Delft', 'Lagos', 'Turin']} />);
  await remove(page, 'Lagos');
  await waitFor(() => expect(focused()).toBe('Remove Turin'));
  await remove(page, 'Turin');
  await waitFor(() => expect(focused()).toBe('Remove Delft'));
  await remove(page, 'Delft');
  await waitFor(() => expect(focused()).toBe('Cities'));
});

it('gives the focus to the heading when a button removes itself', async () => {
  const { user } = renderPart(<Cities names={['Delft', 'Lagos']} />);
  screen.getByRole('button', { name: 'Keep one' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Cities'));
});

it('gives the focus to the heading when the control of the next item takes none', async () => {
  const page = renderPart(<Cities names={['Delft', 'Lagos']} />);
  // Behaves like a hidden element.
  const hidden = screen.getByRole('button', { name: 'Remove Delft' });
  Object.defineProperty(hidden, 'focus', { value: () => undefined });
  await remove(page, 'Lagos');
  await waitFor(() => expect(focused()).toBe('Cities'));
});

it('leaves the focus alone when the person has left the list before an item is removed', async () => {
  const { user } = renderPart(<Cities names={['Delft', 'Lagos']} />);
  const last = screen.getByRole('button', { name: 'Remove Lagos' });
  last.focus();
  last.blur();
  await user.click(document.body);
  last.closest('li')?.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

/** A page with a link to the next page, which loads lazily. */
function Pages({ next }: { next: ReactNode }) {
  const [left, setLeft] = useState(false);
  useEffect(keepFocus, []);
  return (
    <main>
      <Suspense fallback="Loading">
        {left ? (
          next
        ) : (
          <button type="button" onClick={() => setLeft(true)}>
            Sign in
          </button>
        )}
      </Suspense>
    </main>
  );
}

it('gives the focus to the heading of the page that replaces a hidden one', async () => {
  const loaded = Promise.withResolvers<{ default: () => ReactNode }>();
  const Next = lazy(() => loaded.promise);
  const { user } = renderPart(<Pages next={<Next />} />);
  const button = screen.getByRole('button', { name: 'Sign in' });
  await user.click(button);
  await screen.findByText('Loading');
  expect(button.isConnected).toBe(true);
  // Browsers blur hidden elements.
  button.focus();
  button.blur();
  await waitFor(() => expect(document.activeElement).toBe(document.body));
  loaded.resolve({ default: () => <h1>Profile</h1> });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

/** A form outside the shell, which leads to a page of the shell with headings beside its content. */
function Shell() {
  const [entered, setEntered] = useState(false);
  useEffect(keepFocus, []);
  return entered ? (
    <div>
      <aside>
        <h2>Recent tasks</h2>
      </aside>
      <main>
        <h1>Members</h1>
      </main>
    </div>
  ) : (
    <main>
      <button type="button" onClick={() => setEntered(true)}>
        Create
      </button>
    </main>
  );
}

it('gives the focus to the heading of the content, not to one beside it', async () => {
  const { user } = renderPart(<Shell />);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(focused()).toBe('Members'));
});
