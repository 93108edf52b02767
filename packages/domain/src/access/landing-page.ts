/** The end of the storage key under which a browser keeps a landing page. */
export const landingSuffix = 'landingPage';

/** The default page of /admin. */
export const defaultLandingPage = '/profile';

/** The name under which a browser keeps the landing page of one person in one account. */
export function landingKey(accountId: string, userId: string): string {
  return `${accountId}_${userId}_${landingSuffix}`;
}

/** The page of /admin: the chosen one, if the person may still open it. */
export function landingPage(chosen: string | null, openPaths: readonly string[]): string {
  return openPaths.find((path) => path === chosen) ?? defaultLandingPage;
}
