import { hasControls } from './typed-text.ts';

/** Characters that an address carries encoded. Raw ones end the attribute, header, or line that a client puts it in. */
const unsafe = /[\s"'<>`\\]/;

/**
 * Whether a browser may be sent to this address: an absolute http or https address, nothing else. It contains no
 * white space, control characters, quotes, angle brackets, or backslashes, and no user or password.
 */
export function isWebAddress(address: string): boolean {
  if (unsafe.test(address) || hasControls(address)) return false;
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
