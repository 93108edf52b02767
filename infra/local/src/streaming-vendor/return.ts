/** The address to open when a session has ended; without a status when the person just leaves. */
export function returnTo(address: string, status: string | undefined): string {
  const url = new URL(address);
  if (status !== undefined) url.searchParams.set('status', status);
  return url.href;
}

/** Whether it is an address of the console, the only place sessions of this vendor's customer may end at. */
export function isOf(console: string, address: unknown): address is string {
  return typeof address === 'string' && URL.parse(address)?.origin === console;
}
