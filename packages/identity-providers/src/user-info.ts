import * as oidc from 'openid-client';
import { clientOf } from './client.ts';
import { type Claims, profileOf, subjectOf, textOf } from './profile.ts';
import type { Provider } from './provider.ts';
import { refusalOf } from './refusals.ts';

/**
 * Reads a provider's data about the owner of an access token. If a subject is given, the data must be about
 * that person.
 */
export async function readUserInfo(
  provider: Provider,
  accessToken: string,
  subject?: string,
): Promise<Claims> {
  const { configuration } = await clientOf(provider);
  return oidc
    .fetchUserInfo(configuration, accessToken, subject ?? oidc.skipSubjectCheck)
    .catch((error: unknown) => {
      throw refusalOf(provider, error);
    });
}

/** A provider's data about the owner of an access token, as `getUserInfo` returns it. */
export async function userInfoOf(provider: Provider, accessToken: string) {
  const claims = await readUserInfo(provider, accessToken);
  const { email, emailVerified, firstName, lastName } = profileOf(provider.kind, [claims]);
  return {
    sub: subjectOf(claims),
    email,
    email_verified: emailVerified,
    name: textOf(claims.name, 129) || `${firstName} ${lastName}`.trim(),
  };
}
