import { AppError } from '@campus/contracts/core/app-error';
import type { PlatformConfig } from '../../foundation/config.ts';

/** Throws unless a provider would return to the console. */
export function refuseForeignAddress(
  { publicUrl }: Pick<PlatformConfig, 'publicUrl'>,
  address: string,
): void {
  if (new URL(address).origin !== new URL(publicUrl).origin) throw new AppError('invalid', 'request.invalid');
}
