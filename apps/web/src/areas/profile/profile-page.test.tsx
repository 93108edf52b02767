import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEnteredAccount, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

it('says who the person is in the account', async () => {
  renderPage('/profile', workingIn());
  await screen.findByRole('heading', { name: 'Profile' });
  const main = within(screen.getByRole('main'));
  main.getByText('ana@example.org');
  main.getByText('Demo Campus');
  main.getByText('admin');
  expect(screen.queryByText(/suspended/)).toBeNull();
});

it('tells a suspended person so, by the name of the world', async () => {
  const account = anEnteredAccount({ landing: 'suspended', level: 'suspended', pages: [] });
  renderPage('/profile', workingIn(account));
  await screen.findByText('You are suspended from Demo World.');
  screen.getByText('You cannot log in through the client while you are suspended.');
});

it('tells the version of the client where nobody has to look for it', async () => {
  renderPage('/profile', workingIn());
  await screen.findByText('Campus 1.0.0');
});
