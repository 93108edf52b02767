/** The address to open after a session; without a status if the person just leaves. */
export function returnTo(address: string, status: string | undefined): string {
  const url = new URL(address);
  if (status !== undefined) url.searchParams.set('status', status);
  return url.href;
}

/** Whether it is a console address. Sessions of this vendor's customer may only return there. */
export function isOf(console: string, address: unknown): address is string {
  return typeof address === 'string' && URL.parse(address)?.origin === console;
}
