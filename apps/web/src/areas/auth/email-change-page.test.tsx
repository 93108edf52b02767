import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const address = '/email-change/A-secret_of-a-mailed-link-0123456789';

it('takes a change of email back when the button is pressed, and not before', async () => {
  const page = renderPage(address, {
    ...signedOut,
    auth: { ...signedOut.auth, objectToEmailChange: () => ({ email: 'ana@example.org' }) },
  });
  const button = await screen.findByRole('button', { name: 'This was not me' });
  screen.getByText(text('email.mail.consequence'));
  expect(page.sent('auth.objectToEmailChange')).toEqual([]);
  await page.user.click(button);
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
  await screen.findByText(text('email.objection.invalid'));
});
