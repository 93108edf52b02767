import { type ProviderKind, returnPaths } from '@campus/domain/sso/providers';
import type { Config } from '../core/config.ts';

/** Where a provider leads back to: never anywhere a request names. */
export function returnAddress({ publicUrl }: Config, kind: ProviderKind): string {
  return new URL(returnPaths[kind], publicUrl).href;
}
