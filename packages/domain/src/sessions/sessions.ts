const day = 24 * 60 * 60;

/** The length of a session in seconds: 30 days when remembered, otherwise half a day. */
export function sessionSeconds(remember: boolean): number {
  return remember ? 30 * day : day / 2;
}
