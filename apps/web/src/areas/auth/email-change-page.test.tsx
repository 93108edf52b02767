import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const address = '/email-change/A-secret_of-a-mailed-link-0123456789';

it('takes a change of email back when the button is pressed and confirmed, and not before', async () => {
  const page = renderPage(address, {
    ...signedOut,
    auth: { ...signedOut.auth, objectToEmailChange: () => ({ email: 'ana@example.org' }) },
  });
  const button = await screen.findByRole('button', { name: 'This was not me' });
  screen.getByText(text('email.mail.consequence'));
  expect(page.sent('auth.objectToEmailChange')).toEqual([]);
  await page.user.click(button);
  await page.user.click(await screen.findByRole('button', { name: 'Yes, undo it' }));
  await screen.findByText(text('email.objection.done', { email: 'ana@example.org' }));
  expect(page.sent('auth.objectToEmailChange')).toEqual([{ code: 'A-secret_of-a-mailed-link-0123456789' }]);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

it('says why a change of email was not taken back', async () => {
  const page = renderPage(address, {
    ...signedOut,
    auth: {
      ...signedOut.auth,
      objectToEmailChange: () => {
        throw new AppError('invalid', 'email.objection.invalid');
      },
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'This was not me' }));
  await page.user.click(screen.getByRole('button', { name: 'Yes, undo it' }));
  await screen.findByText(text('email.objection.invalid'));
});

it('is not changed by a program that presses the first button of the page again and again', async () => {
  const page = renderPage(address, {
    ...signedOut,
    auth: { ...signedOut.auth, objectToEmailChange: () => ({ email: 'ana@example.org' }) },
  });
  const names: (string | null)[] = [];
  for (const _ of [1, 2, 3]) {
    const first = (await screen.findAllByRole('button')).find(({ textContent }) => textContent !== '');
    if (!first) throw new Error('The page has no button.');
    names.push(first.textContent);
    await page.user.click(first);
  }
  expect(names).toEqual(['This was not me', 'Cancel', 'This was not me']);
  expect(page.sent('auth.objectToEmailChange')).toEqual([]);
});
