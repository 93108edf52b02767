import { AppError } from '@campus/contracts/app-error';

/** The address of a session, when a browser can go there without running it as a script; throws otherwise. */
export function webAddress(address: string): string {
  if (/^https?:$/.test(URL.parse(address)?.protocol ?? '')) return address;
  throw new AppError('conflict', 'streaming.badAddress');
}
