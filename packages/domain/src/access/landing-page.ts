/** What ends the name under which a browser keeps a landing page. */
export const landingSuffix = 'landingPage';

/** Where /admin leads by default. */
export const defaultLandingPage = '/profile';

/** The name under which a browser keeps the landing page of one person in one account. */
export function landingKey(accountId: string, userId: string): string {
  return `${accountId}_${userId}_${landingSuffix}`;
}

/** Where /admin leads: to the page that was chosen, if it may still be opened. */
export function landingPage(chosen: string | null, openPaths: readonly string[]): string {
  return openPaths.find((path) => path === chosen) ?? defaultLandingPage;
}
