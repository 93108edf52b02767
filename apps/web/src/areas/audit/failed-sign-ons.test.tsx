import { AppError } from '@campus/contracts/core/app-error';
import type { SsoFailure } from '@campus/contracts/sso/sso';
import './audit-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { anAuditPage, aSsoFailure } from '../../../testing/rows.ts';

const failure = aSsoFailure();

async function open(failures: () => { items: SsoFailure[] }) {
  const answers: Answers = { ...workingIn(), audit: { list: () => anAuditPage([]) }, sso: { failures } };
  const page = renderPage('/admin/audit', answers);
  const button = await screen.findByRole('button', { name: 'Failed single sign-ons' });
  await page.user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Failed single sign-ons' }));
  return { ...page, button, dialog, answers };
}

it('shows person, cause, remedy, and request of each failure', async () => {
  const guest = aSsoFailure({
    email: 'ida@campus.test',
    cause: 'guest',
    code: '',
    times: 1,
    requestId: 'r8',
  });
  const { dialog } = await open(() => ({ items: [failure, guest] }));
  const items = await dialog.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^A person through Demo UniversityThe provider refused the client ID or the client secret\.Compare both with the provider\..*Last: Nov 2, 2026.* Failed 37 times\. Code: invalid_client · Request: request-7$/,
    ),
    expect.stringMatching(
      /^ida@campus\.test through Demo UniversityThe person is a guest in the tenant.*Last: Nov 2, 2026, [^F]* Request: r8$/,
    ),
  ]);
});

it('says that none has failed, and gives the focus back', async () => {
  const { dialog, user, button } = await open(() => ({ items: [] }));
  await dialog.findByText('No single sign-on has failed in the last 30 days.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('says why the failures could not be loaded, and tries again', async () => {
  const { dialog, user, answers, answerNow } = await open(() => {
    throw new AppError('internal', 'internal.error');
  });
  await dialog.findByText(/^The failed single sign-ons could not be loaded: /);
  answerNow({ ...answers, sso: { failures: () => ({ items: [failure] }) } });
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText('A person through Demo University');
});
