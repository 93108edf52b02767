import { AppError } from '@campus/contracts/core/app-error';
import { isWebAddress } from '@campus/domain/core/web-address';

/** The address of a session, when a browser can go there without running it as a script; throws otherwise. */
export function webAddress(address: string): string {
  if (isWebAddress(address)) return address;
  throw new AppError('conflict', 'streaming.badAddress');
}
