import { describe, expect, it } from 'vitest';
import type { Secrets } from './secrets.ts';
import { readSettings } from './settings.ts';
import { ssoVariables } from './sso-variables.ts';
import { urlsOf } from './urls.ts';

const secrets: Secrets = {
  databasePassword: 'd',
  masterKey: 'm',
  tokenSecret: 't',
  sessionSecret: 's',
  googleClientSecret: 'local-google',
  microsoftClientSecret: 'local-microsoft',
  passportClientSecret: 'local-passport',
  gdnStreamingSecret: 'g',
  campusStreamingKey: 'c',
  slackClientSecret: 'slack',
  zoomClientSecret: 'zoom',
  usageEventsKey: 'usage',
};

function variablesFor(env: Record<string, string>): NodeJS.ProcessEnv {
  const settings = readSettings(env);
  return ssoVariables(settings, urlsOf(settings, settings.ports, secrets), secrets);
}

describe('the variables of sso', () => {
  it('name the local identity provider by default', () => {
    expect(variablesFor({ IDP_PORT: '9999' })).toEqual({
      GOOGLE_ISSUER: 'http://localhost:9999/google',
      GOOGLE_CLIENT_ID: 'campus-console',
      GOOGLE_CLIENT_SECRET: 'local-google',
      GOOGLE_DOMAINS: 'campus.test',
      MICROSOFT_ISSUER: 'http://localhost:9999/microsoft/{tenant}',
      MICROSOFT_CLIENT_ID: 'campus-console',
      MICROSOFT_CLIENT_SECRET: 'local-microsoft',
      MICROSOFT_DOMAINS: '{"contoso":["campus.test"],"northwind":["campus.test"]}',
      SSO_CLIENT_SECRETS: '{"SsoPassport":"local-passport"}',
    });
  });

  it('name no stand-in without the demo', () => {
    expect(variablesFor({ DEMO: 'off' })).toEqual({ SSO_CLIENT_SECRETS: '{}' });
  });

  it('configure a real Google and a real Microsoft from the environment', () => {
    const variables = variablesFor({ GOOGLE_CLIENT_ID: 'g', MICROSOFT_CLIENT_ID: 'm' });
    expect(Object.keys(variables)).toEqual(['SSO_CLIENT_SECRETS']);
  });

  it('carry the secrets of real single sign-ons by the ids of their configs', () => {
    const { SSO_CLIENT_SECRETS: secrets = '' } = variablesFor({
      OIDC_ISSUER: 'https://id.university.test',
      OIDC_CLIENT_SECRET: 'of the university',
      PASSPORT_ISSUER: 'https://id.company.test',
      SSO_CLIENT_SECRETS: '{"another":"of another"}',
    });
    expect(JSON.parse(secrets)).toEqual({ SsoUniversity: 'of the university', another: 'of another' });
  });

  it('are refused by name when they are not valid', () => {
    expect(() => readSettings({ SSO_CLIENT_SECRETS: 'none' })).toThrow(/SSO_CLIENT_SECRETS/);
    expect(() => readSettings({ PASSPORT_ISSUER: 'okta' })).toThrow(/PASSPORT_ISSUER/);
  });
});
