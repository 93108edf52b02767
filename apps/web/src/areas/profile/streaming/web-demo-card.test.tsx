import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { anEnteredAccount, openSettings, workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

const url = 'https://demo.example/?world=demo&sessionToken=aDox';

function demo(openWebDemo: NonNullable<Answers['profile']>['openWebDemo'] = () => ({ url })): Answers {
  const answers = workingIn();
  return { ...answers, profile: { ...answers.profile, openWebDemo } };
}

/** An empty tab as the browser opens it, with a reference back to this one. */
function aTab() {
  const tab = {
    opener: window,
    closed: false,
    document: { title: '' },
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return { tab, open };
}

const button = () => screen.findByRole('button', { name: 'Open web demo' });

it('PRO-029 opens a new tab at once, without a way back, and then gives it the address', async () => {
  const { tab, open } = aTab();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = renderPage(
    '/profile',
    demo(() => asked.then(() => ({ url }))),
  );
  await enterText(page.user, await screen.findByLabelText('Ticket (optional)'), ' T-1 ');
  await page.user.click(await button());
  expect(open.mock.calls).toEqual([['', '_blank']]);
  expect(tab.opener).toBeNull();
  expect(tab.location.replace).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(tab.location.replace.mock.calls).toEqual([[url]]));
  expect(page.sent('profile.openWebDemo')).toEqual([{ accountId: 'account1', ticket: 'T-1' }]);
});

it('PRO-020 takes a ticket of at most 100 characters', async () => {
  const { tab, open } = aTab();
  const page = renderPage('/profile', demo());
  const ticket = await screen.findByLabelText('Ticket (optional)');
  await page.user.click(ticket);
  await page.user.paste('x'.repeat(101));
  await page.user.click(await button());
  await screen.findByText('Ticket can contain at most 100 characters.');
  expect(open).not.toHaveBeenCalled();
  expect(page.sent('profile.openWebDemo')).toEqual([]);
  await page.user.type(ticket, '{Backspace}{Enter}');
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
});

it('PRO-030 asks for a ticket only where the account takes one', async () => {
  const { tab } = aTab();
  const answers = workingIn(
    anEnteredAccount({ settings: { ...openSettings, isWebdemoTicketAllowed: false } }),
  );
  const page = renderPage('/profile', {
    ...answers,
    profile: { ...answers.profile, openWebDemo: () => ({ url }) },
  });
  await page.user.click(await button());
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
  expect(screen.queryByLabelText(/Ticket/)).toBeNull();
  expect(page.sent('profile.openWebDemo')).toEqual([{ accountId: 'account1', ticket: '' }]);
});

it('shows the address as a link, once, if the browser blocks the tab', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const page = renderPage('/profile', demo());
  await page.user.click(await button());
  const link = await screen.findByRole('link', { name: 'Open it with this link' });
  expect(link.getAttribute('href')).toBe(url);
  expect(link.getAttribute('rel')).toContain('noopener');
  link.addEventListener('click', (event) => event.preventDefault());
  await page.user.click(link);
  expect(screen.queryByRole('link', { name: 'Open it with this link' })).toBeNull();
});

it('says why there is no demo, and closes the tab again', async () => {
  const { tab } = aTab();
  const page = renderPage(
    '/profile',
    demo(() => {
      throw new AppError('notFound', 'profile.webDemo.none');
    }),
  );
  await page.user.click(await button());
  await screen.findByText('The web demo is not available in this account.');
  expect(tab.close).toHaveBeenCalled();
});
