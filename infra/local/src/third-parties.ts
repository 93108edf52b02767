import type { Urls } from './parts.ts';
import type { Secrets } from './secrets.ts';
import type { StackSettings } from './settings.ts';

/** The console's client id at every issuer of the local identity provider. */
export const localClientId = 'campus-console';

/** The variables of third-party sign-in: those of the environment, and the local identity provider for the rest. */
export function thirdParties({ env }: StackSettings, urls: Urls, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    ...(env.GOOGLE_CLIENT_ID ? {} : google(urls, secrets)),
    ...(env.MICROSOFT_CLIENT_ID ? {} : microsoft(urls, secrets)),
    SSO_CLIENT_SECRETS:
      env.SSO_CLIENT_SECRETS || JSON.stringify({ SsoPassport: secrets.passportClientSecret }),
  };
}

function google(urls: Urls, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    GOOGLE_ISSUER: `${urls.identityProvider}/google`,
    GOOGLE_CLIENT_ID: localClientId,
    GOOGLE_CLIENT_SECRET: secrets.googleClientSecret,
  };
}

function microsoft(urls: Urls, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    MICROSOFT_ISSUER: `${urls.identityProvider}/microsoft/{tenant}`,
    MICROSOFT_CLIENT_ID: localClientId,
    MICROSOFT_CLIENT_SECRET: secrets.microsoftClientSecret,
  };
}
