import * as oidc from 'openid-client';
import { clientOf } from './client.ts';
import { type Claims, profileOf, subjectOf, textOf } from './profile.ts';
import type { Provider } from './provider.ts';
import { refusalOf } from './refusals.ts';

/** A provider's data about the owner of an access token; with a subject, it must be about that person. */
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

/** A provider's data about the owner of an access token, as `getUserInfo` answers it. */
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
