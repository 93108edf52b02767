import { AppError } from '@campus/contracts/core/app-error';
import type { FactorList } from '@campus/contracts/second-factor/second-factor';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { choose } from '../../../../testing/choose.ts';
import { anEnteredAccount, noFactors, workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

const codes = Array.from({ length: 10 }, (_, index) => `abcde-fgh2${index}`);
const app = {
  id: 'factor1',
  kind: 'totp',
  name: 'Authenticator app',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
} as const;
const withApp: FactorList = { items: [app], recoveryCodesLeft: 10, passkeysOffered: true };
const proofNeeded = new AppError('forbidden', 'secondFactor.proofNeeded');

function showing(list: FactorList, more: Answers['secondFactor'] = {}): Answers {
  return { ...workingIn(), secondFactor: { list: () => list, ...more } };
}

it('sets up an authenticator app with QR code, key, and first code, and shows the recovery codes once', async () => {
  const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Campus:ana?secret=JBSWY3DPEHPK3PXP' };
  const answers = { beginTotp: () => setup, finishTotp: () => ({ recoveryCodes: codes }) };
  const page = renderPage('/profile', showing(noFactors, answers));
  await screen.findByText('Not set up yet. Add an authenticator app or a passkey.');
  await page.user.click(screen.getByRole('button', { name: 'Add authenticator app' }));
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  screen.getByText('JBSW Y3DP EHPK 3PXP');
  page.answerNow(showing(withApp, answers));
  await page.user.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
  const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await page.user.click(screen.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.queryByText('abcde-fgh20')).toBeNull());
  expect(page.sent('secondFactor.finishTotp')).toEqual([{ code: '123456' }]);
});

it('asks for the password of a person without a second factor before a change, then makes it', async () => {
  let proven = false;
  const page = renderPage(
    '/profile',
    showing(noFactors, {
      beginTotp: () => {
        if (!proven) throw proofNeeded;
        return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' };
      },
      confirm: () => {
        proven = true;
        return {};
      },
    }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await page.user.type(await dialog.findByLabelText('Current password'), 'secret{Enter}');
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(page.sent('secondFactor.confirm')).toEqual([{ password: 'secret' }]);
});

it('warns before the last second factor is removed, and asks for a code where one is needed', async () => {
  let proven = false;
  const page = renderPage(
    '/profile',
    showing(withApp, {
      remove: () => {
        if (!proven) throw proofNeeded;
        return {};
      },
      confirm: () => {
        proven = true;
        return {};
      },
    }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Actions for Authenticator app' }));
  await choose(page.user, 'Remove');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Authenticator app?' }));
  dialog.getByText(/It is your last second factor/);
  await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
  await page.user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await screen.findByText('Authenticator app was removed.');
  expect(page.sent('secondFactor.remove')).toEqual([{ factorId: 'factor1' }, { factorId: 'factor1' }]);
});

it('says to owners where they choose who needs two-step verification', async () => {
  renderPage('/profile', workingIn(anEnteredAccount({ level: 'owner' })));
  const sentence = await screen.findByText(/^Who needs two-step verification in this account is chosen/);
  const link = within(sentence).getByRole('link', { name: 'User Registration and Login' });
  expect(link.getAttribute('href')).toMatch(/^\/admin\/world\/access/);
});
