const day = 24 * 60 * 60;

/** How long a sign-in lasts, in seconds: 30 days when remembered, else half a day. */
export function sessionSeconds(remember: boolean): number {
  return remember ? 30 * day : day / 2;
}
