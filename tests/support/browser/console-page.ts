import { expect, type Locator, type Page } from '@playwright/test';

/** The password of every demo sign-in. */
export const demoPassword = 'Campus-2026!';

/** The input of a sign-in form. */
interface Credentials {
  email: string;
  password: string;
}

/** Signs in without the sign-in page, and opens the first page after a sign-in. */
export async function enterAs(page: Page, credentials: Credentials, consoleUrl = ''): Promise<void> {
  await startSession(page, credentials, consoleUrl);
  await page.goto(`${consoleUrl}/accounts`);
}

/** Starts a session in the browser with the same call as the sign-in page. */
export async function startSession(
  page: Page,
  { email, password }: Credentials,
  consoleUrl = '',
): Promise<void> {
  const signedIn = await page.request.post(`${consoleUrl}/trpc/auth.signIn`, {
    headers: { 'x-campus-request': '1' },
    data: { email, password },
  });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
}

/** Signs in a demo person through the sign-in page. */
export async function submitSignIn(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await enterCredentials(page, { email: `${name}@campus.test`, password: demoPassword });
}

/** Fills in and submits the open sign-in form. */
export async function enterCredentials(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The addresses of all account pages that the person may open. */
export async function sidebarPages(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
}

/** Opens a page of the account through the sidebar. */
export async function openPage(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

/** Opens the members page with members of any update date. */
export async function openAllMembers(page: Page): Promise<void> {
  await openPage(page, 'Members', 'Members');
  await page.getByRole('button', { name: 'Clear dates' }).click();
}

/** Finds one member by email address, and returns the row. */
export async function findMember(page: Page, email: string): Promise<Locator> {
  await openAllMembers(page);
  await page.getByLabel('Filter by').selectOption({ label: 'Identification Email' });
  await page.getByRole('textbox', { name: 'Search members' }).fill(email);
  await expect(caption(page)).toHaveText(/^1–1 of 1$/);
  return page.getByRole('row').filter({ hasText: email });
}

/** A row's cell in the column with this name. */
export function cellOf(row: Locator, column: string): Locator {
  return row.locator(`td[data-label="${column}"]`);
}

/** The line below a list with the range and total of its rows. */
export function caption(page: Page): Locator {
  return page.getByText(/^[\d,]+–[\d,]+ of/);
}

/** Follows a link to a console page without reloading the document. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}
