import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { enterText } from '../../testing/enter-text.ts';
import { anEnteredAccount, aUser, signedOut, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

/** Another window of the browser, which says who is signed in. */
function otherWindow() {
  const channel = new BroadcastChannel('campus.session');
  onTestFinished(() => channel.close());
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  return { heard, say: (userId: string | null) => channel.postMessage({ userId }) };
}

async function typing() {
  const page = renderPage('/profile', workingIn());
  await page.user.click(await screen.findByRole('button', { name: 'Edit public profile' }));
  await enterText(page.user, await screen.findByLabelText('About Me'), 'I paint.');
  return page;
}

const bo = workingIn(undefined, aUser({ id: 'user2', email: 'bo@example.org', displayName: 'Bo Quill' }));
const replaced = /^Bo Quill has signed in in this browser/;

it('a sign-in in another window reaches a page at once: what was typed is gone, and it says why', async () => {
  const page = await typing();
  page.answerNow(bo);
  otherWindow().say('user2');
  await screen.findByText(replaced);
  await screen.findByRole('button', { name: 'Edit public profile' });
  expect(screen.queryByText('I paint.')).toBeNull();
});

it('a sign-out in another window reaches a page at once, which keeps what was typed', async () => {
  const page = await typing();
  page.answerNow(signedOut);
  otherWindow().say(null);
  await screen.findByText('Your session has ended. What you entered on the page is still there.');
});

it('a call that is refused as another person’s closes the page', async () => {
  const page = await typing();
  const update = () => {
    throw new AppError('conflict', 'session.otherPerson');
  };
  page.answerNow({ ...bo, profile: { ...bo.profile, update } });
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(replaced);
});

it('tells the other windows who is signed in', async () => {
  const { heard } = otherWindow();
  renderPage('/profile', workingIn());
  await screen.findByRole('heading', { name: 'Profile' });
  await waitFor(() => expect(heard).toEqual([{ userId: aUser().id }]));
});

it('a page that the person may no longer open closes itself, with the reason', async () => {
  const answers = workingIn();
  const list = () => {
    throw new AppError('forbidden', 'access.forbidden');
  };
  const page = renderPage('/profile', answers);
  await screen.findByRole('heading', { name: 'Profile' });
  page.answerNow({ ...workingIn(anEnteredAccount({ pages: ['badges'] })), members: { list } });
  await page.user.click(screen.getByRole('link', { name: 'Members' }));
  await screen.findByText('Your role does not give you access to the page Members.');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Members' })).toBeNull());
});
