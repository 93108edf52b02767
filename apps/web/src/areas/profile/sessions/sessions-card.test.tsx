import { AppError } from '@campus/contracts/core/app-error';
import type { OwnSession } from '@campus/contracts/sessions/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aSession } from '../../../../testing/ways-in.ts';

const script = aSession({
  id: 'session2',
  userAgent: 'curl/8.5.0',
  address: '127.0.0.1',
  method: 'token',
  current: false,
});
const nearby = aSession({ id: 'session3', address: '192.168.1.7', method: 'thirdParty', current: false });

function signedInAt(
  items: OwnSession[],
  { total = items.length, ...sessions }: NonNullable<Answers['sessions']> & { total?: number } = {},
): Answers {
  return { ...workingIn(), sessions: { list: () => ({ items, total }), ...sessions } };
}

async function entries() {
  const list = await screen.findByRole('list', { name: 'Sessions' });
  return within(list).getAllByRole('listitem');
}

it('says of each session where it is, how it began, and which one is this', async () => {
  renderPage('/profile', signedInAt([aSession(), script, nearby]));
  const words = (await entries()).map(({ textContent }) => textContent);
  expect(words[0]).toMatch(
    /^Chrome 130 on WindowsThis session203\.0\.113\.9 · signed in with password, .*2026/,
  );
  expect(words[1]).toMatch(/^Script \(curl\)This computer · signed in with a session token, /);
  expect(words[2]).toMatch(/^Chrome 130 on WindowsPrivate network · signed in through a provider, /);
  expect(words[0]).toMatch(/Last used .*2026/);
});

it('signs out of one of the others, not of this one', async () => {
  const ended = { end: () => ({}) };
  const page = renderPage('/profile', signedInAt([aSession(), script], ended));
  await entries();
  expect(screen.getAllByRole('button', { name: /^Sign out (?!everywhere)/ })).toHaveLength(1);
  page.answerNow(signedInAt([aSession()], ended));
  await page.user.click(screen.getByRole('button', { name: 'Sign out Script (curl), This computer' }));
  await screen.findByText('The session was ended.');
  await screen.findByText('You are signed in nowhere else.');
  expect(page.sent('sessions.end')).toEqual([{ sessionId: 'session2' }]);
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

it('says that a session has already ended, and lists those that are left', async () => {
  const end = () => {
    throw new AppError('notFound', 'sessions.notFound');
  };
  const page = renderPage('/profile', signedInAt([aSession(), script], { end }));
  await entries();
  page.answerNow(signedInAt([aSession()], { end }));
  await page.user.click(screen.getByRole('button', { name: /^Sign out Script/ }));
  await screen.findByText('This session has ended already.');
  await waitFor(async () => expect(await entries()).toHaveLength(1));
});

it('signs out everywhere else after asking, and says how many sessions ended', async () => {
  const endOthers = () => ({ ended: 2 });
  const page = renderPage('/profile', signedInAt([aSession(), script, nearby], { endOthers }));
  await page.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' }));
  dialog.getByText(/^2 other sessions end at once/);
  expect(page.sent('sessions.endOthers')).toEqual([]);
  page.answerNow(signedInAt([aSession()], { endOthers }));
  await page.user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
  await screen.findByText('2 other sessions were ended.');
  await waitFor(async () => expect(await entries()).toHaveLength(1));
});

it('lists the first eight, and the others on request', async () => {
  const others = Array.from({ length: 11 }, (_, index) => aSession({ id: `other${index}`, current: false }));
  const page = renderPage('/profile', signedInAt([aSession(), ...others]));
  expect(await entries()).toHaveLength(8);
  await page.user.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(await entries()).toHaveLength(12);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

it('says how many more there are than it lists', async () => {
  renderPage('/profile', signedInAt([aSession(), script], { total: 1_002 }));
  await screen.findByText('and 1,000 others');
});

it('says why the sessions could not be loaded, and tries again', async () => {
  const failing = () => {
    throw new AppError('internal', 'internal.error');
  };
  const page = renderPage('/profile', { ...workingIn(), sessions: { list: failing } });
  const card = within(await screen.findByRole('region', { name: 'Sessions' }));
  await card.findByText('An internal server error occurred, please try again later.');
  page.answerNow(signedInAt([aSession()]));
  await page.user.click(card.getByRole('button', { name: 'Try again' }));
  await card.findByText('You are signed in nowhere else.');
});

it('names each way out of a session differently', async () => {
  const twin = (id: string) => aSession({ id, current: false });
  renderPage('/profile', signedInAt([aSession(), twin('session4'), twin('session5'), script]));
  await entries();
  const buttons = screen.getAllByRole('button', { name: /^Sign out (?!everywhere)/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Sign out Chrome 130 on Windows, 203.0.113.9',
    'Sign out Chrome 130 on Windows, 203.0.113.9 (2)',
    'Sign out Script (curl), This computer',
  ]);
});

it('keeps the focus in the list when a session is signed out, and on its heading when none is left', async () => {
  const ended = { end: () => ({}) };
  const page = renderPage('/profile', signedInAt([aSession(), script, nearby], ended));
  await entries();
  page.answerNow(signedInAt([aSession(), nearby], ended));
  await page.user.click(screen.getByRole('button', { name: /^Sign out Script/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Sign out Script/ })).toBeNull());
  const left = screen.getByRole('button', { name: /^Sign out Chrome/ });
  await waitFor(() => expect(document.activeElement).toBe(left));
  page.answerNow(signedInAt([aSession()], ended));
  await page.user.click(left);
  await screen.findByText('You are signed in nowhere else.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sessions' })));
});
