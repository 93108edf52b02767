import { AppError } from '@campus/contracts/core/app-error';
import { isWebAddress } from '@campus/domain/core/web-address';

/** Returns the address of a session if it is a web address, which cannot run a script. Throws otherwise. */
export function webAddress(address: string): string {
  if (isWebAddress(address)) return address;
  throw new AppError('conflict', 'streaming.badAddress');
}
