import { AppError } from '@campus/contracts/core/app-error';

/**
 * The address at which a session ends, which must be one of the console: vendors send the browser there without
 * asking. Throws when it is missing or leads elsewhere.
 */
export function returnAddress({ publicUrl }: { publicUrl: string }, address: string | undefined): string {
  if (!address) throw new AppError('invalid', 'streaming.redirectMissing');
  const url = URL.parse(address);
  if (!url || !isOf(new URL(publicUrl), url)) throw new AppError('invalid', 'streaming.redirectForeign');
  return url.href;
}

/** A blob's address has the origin of the page that made it, hence the scheme. */
function isOf({ origin, protocol }: URL, url: URL): boolean {
  return url.origin === origin && url.protocol === protocol && url.username === '' && url.password === '';
}
