import { expect, type Page } from '@playwright/test';
import { openPage } from '../../browser/console-page.ts';

/** A person who is invited and joins. */
interface Invitee {
  email: string;
  firstName: string;
  lastName: string;
}

/** Invites a person to the open account, and waits until the mail was sent. */
export async function invite(page: Page, person: Invitee): Promise<void> {
  await openPage(page, 'Import', 'User Import');
  const form = page.getByRole('form', { name: 'Individual Invite' });
  await form.getByLabel('Email', { exact: true }).fill(person.email);
  await form.getByLabel('First Name').fill(person.firstName);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation is now processing.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText(/pending/i);
}

/** Opens the invitation's mail in the inbox as its receiver, clicks its button, and registers. */
export async function registerThroughMail(
  page: Page,
  person: Invitee,
  { inboxUrl, organizationName }: { inboxUrl: string; organizationName: string },
): Promise<void> {
  await page.goto(inboxUrl);
  await page.getByRole('link', { name: person.email }).click();
  const [invitation] = await Promise.all([
    page.waitForEvent('popup'),
    page.frameLocator('iframe').getByRole('link', { name: 'Accept Invitation' }).click(),
  ]);
  await expect(invitation.getByRole('heading', { name: `Join ${organizationName}` })).toBeVisible();
  await invitation.getByLabel('Last name').fill(person.lastName);
  await invitation.getByLabel('Password', { exact: true }).fill('Lantern-42!');
  await invitation.getByLabel('Confirm password', { exact: true }).fill('Lantern-42!');
  await invitation.getByLabel('I consent to the License Agreement').check();
  await invitation.getByRole('button', { name: 'Register and join' }).click();
  await expect(invitation.getByRole('heading', { name: `Welcome to ${organizationName}` })).toBeVisible();
}
