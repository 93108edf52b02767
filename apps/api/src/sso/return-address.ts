import { type ProviderKind, returnPaths } from '@campus/domain/sso/providers';
import type { Config } from '../core/config.ts';

/** The address that a provider redirects back to. It never comes from a request. */
export function returnAddress({ publicUrl }: Config, kind: ProviderKind): string {
  return new URL(returnPaths[kind], publicUrl).href;
}
