import type { ProviderSettings } from '@campus/identity-providers/settings';
import { secretsIn } from '@campus/server-kit/secret-fields';
import * as z from 'zod';

const returned = z.object({ params: z.record(z.string(), z.unknown()) });

/**
 * The secrets that can appear in a failed single sign-on's error: our client secrets and the values that the
 * provider returned.
 */
export function secretsOfSignIn(
  { google, microsoft, ssoSecrets }: ProviderSettings,
  rawInput: unknown,
): string[] {
  const { params = {} } = returned.safeParse(rawInput).data ?? {};
  const { state } = params;
  return [
    google.clientSecret,
    microsoft.clientSecret,
    ...Object.values(ssoSecrets),
    ...secretsIn(params),
    ...(typeof state === 'string' ? [state] : []),
  ];
}
