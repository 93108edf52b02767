import { expect, type Locator, type Page } from '@playwright/test';

/** The password of every demo sign-in. */
export const demoPassword = 'Campus-2026!';

/** Signs a demo person in and waits for the pages of the account. */
export async function signIn(page: Page, name: string, consoleUrl = ''): Promise<void> {
  await enterAs(page, { email: `${name}@campus.test`, password: demoPassword }, consoleUrl);
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
}

/** Signs in as the login page does, without the page, and opens what that leads to. */
export async function enterAs(
  page: Page,
  { email, password }: { email: string; password: string },
  consoleUrl = '',
): Promise<void> {
  const signedIn = await page.request.post(`${consoleUrl}/trpc/auth.signIn`, {
    headers: { 'x-campus-request': '1' },
    data: { email, password },
  });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  await page.goto(`${consoleUrl}/accounts`);
}

/** Signs a demo person in through the login page, wherever that leads. */
export async function submitSignIn(page: Page, name: string, consoleUrl = ''): Promise<void> {
  await page.goto(`${consoleUrl}/login`);
  await page.getByLabel('Email').fill(`${name}@campus.test`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Opens a page of the account through the sidebar. */
export async function openPage(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

/** Opens the members, whenever they were last updated. */
export async function openAllMembers(page: Page): Promise<void> {
  await openPage(page, 'Members', 'Members');
  await page.getByRole('button', { name: 'Clear dates' }).click();
}

/** Finds one member by email address, and answers the row. */
export async function findMember(page: Page, email: string): Promise<Locator> {
  await openAllMembers(page);
  await page.getByLabel('Filter by').selectOption({ label: 'Identification Email' });
  await page.getByRole('textbox', { name: 'Search members' }).fill(email);
  await expect(caption(page)).toHaveText(/^1–1 of 1$/);
  return page.getByRole('row').filter({ hasText: email });
}

/** A row's cell in the column of this name. */
export function cellOf(row: Locator, column: string): Locator {
  return row.locator(`td[data-label="${column}"]`);
}

/** The line below a list that says which rows are shown, of how many. */
export function caption(page: Page): Locator {
  return page.getByText(/^[\d,]+–[\d,]+ of/);
}
