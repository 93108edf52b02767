import { withApiAccess } from '@campus/tests/areas/credentials';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { makeAccount } from '@campus/tests/world/world';
import { expect } from '@playwright/test';

test('INT-016 INT-017 INT-018: a secret is shown once, gets a token, and is replaced at once', async ({
  page,
  request,
}) => {
  const { people } = await makeAccount(withApiAccess);
  await openAs(page, people.admin, '/admin/world/integrations');
  const card = page.getByRole('region', { name: 'API Credentials' });
  await expect(card.getByText('No existing client credentials.')).toBeVisible();
  await card.getByRole('button', { name: 'Generate credential' }).click();
  const form = page.getByRole('dialog', { name: 'Generate an API credential' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Nightly sync');
  await form.getByRole('checkbox', { name: 'Read members', exact: true }).check();
  await form.getByRole('button', { name: 'Generate credential' }).click();

  const shown = page.getByRole('dialog', { name: 'Your client secret' });
  await expect(shown).toBeVisible();
  const [clientId = '', clientSecret = ''] = await shown.getByRole('code').allTextContents();
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await expect(shown).toBeVisible();
  const status = async () => {
    const answer = await request.post('/api/oauth/token', {
      form: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    });
    return answer.status();
  };
  expect(await status()).toBe(200);
  await shown.getByRole('button', { name: 'I have stored it' }).click();
  await expect(shown).toBeHidden();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  expect(stored).not.toContain(clientSecret);

  await page.reload();
  await expect(card.getByText(clientId)).toBeVisible();
  expect(await page.content()).not.toContain(clientSecret);
  await card.getByRole('button', { name: 'Regenerate the secret of Nightly sync' }).click();
  const question = page.getByRole('alertdialog', { name: 'Generate a new secret for Nightly sync?' });
  await expect(question.getByText(/^Last used .* from /)).toBeVisible();
  await question.getByRole('button', { name: 'Regenerate' }).click();
  await expect(shown).toBeVisible();
  expect(await status()).toBe(401);
  await shown.getByRole('button', { name: 'I have stored it' }).click();
  await expect(card.getByText('Not used yet')).toBeVisible();
});
