import { demoDomains, singleSignOns } from './demo/single-sign-ons.ts';
import { consoleClientId } from './identity-provider/issuers.ts';
import type { Secrets } from './secrets.ts';
import type { StackSettings } from './settings.ts';
import type { Urls } from './urls.ts';

/** The SSO environment variables: real providers if configured, otherwise the local one if it runs. */
export function ssoVariables(
  { realProviders: real, standIns }: StackSettings,
  urls: Urls,
  secrets: Secrets,
): NodeJS.ProcessEnv {
  const local = urls.identityProvider;
  return {
    ...(real.googleDomains || !standIns
      ? {}
      : {
          GOOGLE_ISSUER: `${local}/google`,
          GOOGLE_CLIENT_ID: consoleClientId,
          GOOGLE_CLIENT_SECRET: secrets.googleClientSecret,
          GOOGLE_DOMAINS: demoDomains.join(','),
        }),
    ...(real.microsoftTenants || !standIns
      ? {}
      : {
          MICROSOFT_ISSUER: `${local}/microsoft/{tenant}`,
          MICROSOFT_CLIENT_ID: consoleClientId,
          MICROSOFT_CLIENT_SECRET: secrets.microsoftClientSecret,
          MICROSOFT_DOMAINS: JSON.stringify({ contoso: demoDomains, northwind: demoDomains }),
        }),
    SSO_CLIENT_SECRETS: JSON.stringify({
      ...(real.passport || !standIns ? {} : { [singleSignOns.passport]: secrets.passportClientSecret }),
      ...real.clientSecrets,
    }),
  };
}
