import { AppError } from '@campus/contracts/core/app-error';

/**
 * Returns the URL that a session returns to. It must be one of the console, because vendors redirect the
 * browser there unchecked. Throws if it is missing or leads elsewhere.
 */
export function returnAddress({ publicUrl }: { publicUrl: string }, address: string | undefined): string {
  if (!address) throw new AppError('invalid', 'streaming.redirectMissing');
  const url = URL.parse(address);
  if (!url || !isOf(new URL(publicUrl), url)) throw new AppError('invalid', 'streaming.redirectForeign');
  return url.href;
}

/** A blob: URL has the origin of the page that created it, so the scheme is compared too. */
function isOf({ origin, protocol }: URL, url: URL): boolean {
  return url.origin === origin && url.protocol === protocol && url.username === '' && url.password === '';
}
