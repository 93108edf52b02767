import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEnteredAccount, aUser, workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

const select = async () =>
  (await screen.findByLabelText('Landing page', { selector: 'select' })) as HTMLSelectElement;
const choices = ({ options }: HTMLSelectElement) => [...options].map(({ textContent }) => textContent);

it('PRO-005 PRO-040 SHE-111 offers the pages the person may open, and the profile, where nothing was chosen', async () => {
  const page = renderPage('/profile', workingIn(anEnteredAccount({ pages: ['audit', 'members'] })));
  expect(choices(await select())).toEqual(['Profile', 'Members', 'Audit']);
  expect((await select()).value).toBe('/profile');
  page.unmount();
  renderPage('/profile', workingIn(anEnteredAccount({ pages: [] })));
  await screen.findByRole('heading', { name: 'Sessions' });
  expect(screen.queryByLabelText('Landing page', { selector: 'select' })).toBeNull();
});

it('PRO-039 SHE-110 keeps the choice under the account, the person and a suffix, and follows it', async () => {
  const page = renderPage('/profile', workingIn());
  await page.user.selectOptions(await select(), 'Audit');
  await screen.findByText('You now start at Audit.');
  expect(localStorage.getItem('account1_user1_landingPage')).toBe('/admin/audit');
  page.unmount();

  const again = renderPage('/profile', workingIn());
  expect((await select()).value).toBe('/admin/audit');
  again.unmount();
  const other = renderPage('/profile', workingIn(anEnteredAccount({ id: 'account2' })));
  expect((await select()).value).toBe('/profile');
  other.unmount();
  renderPage('/profile', workingIn(anEnteredAccount(), aUser({ id: 'user2' })));
  expect((await select()).value).toBe('/profile');
});

it('shows the profile for a page that may no longer be opened', async () => {
  localStorage.setItem('account1_user1_landingPage', '/admin/audit');
  renderPage('/profile', workingIn(anEnteredAccount({ pages: ['members'] })));
  expect((await select()).value).toBe('/profile');
});

it('PRO-036 says that the browser refuses to store it, and keeps the old choice', async () => {
  const page = renderPage('/profile', workingIn());
  await select();
  // The storage object is a proxy that stores assigned spies as items, so a spy on it could not be removed.
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  await page.user.selectOptions(await select(), 'Audit');
  await screen.findByText(
    'Failed to change landing page: This browser does not let the console store anything.',
  );
  await waitFor(async () => expect((await select()).value).toBe('/profile'));
});

const offer = () => screen.queryByRole('region', { name: 'Landing page' });

it('PRO-039 offers an administrator once to begin at Members', async () => {
  const page = renderPage('/profile', workingIn());
  await page.user.click(await screen.findByRole('button', { name: 'Open Members first' }));
  await screen.findByText('You now start at Members.');
  expect(offer()).toBeNull();
  expect((await select()).value).toBe('/admin/members');
  expect(localStorage.getItem('account1_user1_landingPage')).toBe('/admin/members');
});

it('keeps that the profile was chosen, and does not ask again', async () => {
  const page = renderPage('/profile', workingIn());
  await page.user.click(await screen.findByRole('button', { name: 'Keep Profile' }));
  await screen.findByText('You now start at Profile.');
  page.unmount();
  renderPage('/profile', workingIn());
  expect((await select()).value).toBe('/profile');
  expect(offer()).toBeNull();
});

it.each([
  ['below admin', anEnteredAccount({ level: 'moderator' })],
  ['without the page', anEnteredAccount({ pages: ['audit'] })],
])('offers nothing to a person %s', async (_, account) => {
  renderPage('/profile', workingIn(account));
  await select();
  expect(offer()).toBeNull();
});
