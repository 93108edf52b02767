import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { anAccessConfiguration } from '../../../testing/effective-access.ts';
import { anEnteredAccount, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withRoles } from '../../../testing/roles.ts';

const effectiveAccess = { configuration: anAccessConfiguration };

async function chooseAudit(answers: Answers = withRoles().answers) {
  const page = renderPage('/admin/roles', answers);
  await screen.findByRole('grid', { name: 'Page Access' });
  expect(screen.queryByRole('complementary', { name: 'Effect of this change' })).toBeNull();
  await page.user.click(screen.getByRole('checkbox', { name: /^Audit: Leader/ }));
  return page;
}

it('says beside the editor which roles and how many people gain what', async () => {
  const page = await chooseAudit({ ...withRoles().answers, effectiveAccess });
  const panel = await screen.findByRole('complementary', { name: 'Effect of this change' });
  expect(panel.textContent).toContain('2 members gain and 0 members lose access to something.');
  expect(panel.textContent).toContain('Leader, Moderator (2 members) can now open Audit.');
  await page.user.click(screen.getByRole('checkbox', { name: /^Audit: Leader/ }));
  await waitFor(() => expect(panel.textContent).not.toContain('Leader, Moderator'));
});

it('asks for nothing and shows nothing where Effective Access is closed', async () => {
  const { answers } = withRoles();
  const account = anEnteredAccount({ pages: ['roles', 'audit'] });
  const page = await chooseAudit({ ...answers, ...workingIn(account), effectiveAccess });
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByRole('complementary', { name: 'Effect of this change' })).toBeNull();
  expect(page.sent('effectiveAccess.configuration')).toEqual([]);
});
