import { startRogueIssuer } from '@campus/tests/stack/rogue-issuer';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { beginSignIn } from './begin.ts';
import { googleProvider, microsoftProvider } from './provider.ts';
import { providerEnvironment, providerSettingsOf } from './settings.ts';

const environment = z.object(providerEnvironment);
const settingsFrom = (env: Record<string, string>) => providerSettingsOf(environment.parse(env));

describe('the clients of providers', () => {
  it('ENV-011 are named by the configuration, and their secrets stay out of what the browser is sent', async () => {
    const issuer = await startRogueIssuer();
    const settings = settingsFrom({
      GOOGLE_ISSUER: issuer.issuer,
      GOOGLE_CLIENT_ID: 'console-of-ours',
      GOOGLE_CLIENT_SECRET: 'never-shown',
    });
    const google = googleProvider(settings);
    if (!google) throw new Error('Google is set up.');
    const { url } = await beginSignIn(google, 'https://console.campus.test/google');
    expect(new URL(url).searchParams.get('client_id')).toBe('console-of-ours');
    expect(url).not.toContain('never-shown');
    await issuer.close();
  });

  it('are not offered without a client id', () => {
    expect(googleProvider(settingsFrom({}))).toBeUndefined();
    expect(microsoftProvider(settingsFrom({}), 'contoso')).toBeUndefined();
  });

  it('are one for each tenant of Microsoft', () => {
    const settings = settingsFrom({ MICROSOFT_CLIENT_ID: 'c1' });
    expect(microsoftProvider(settings, 'a/b')).toMatchObject({
      issuer: 'https://login.microsoftonline.com/a%2Fb/v2.0',
      tenant: 'a/b',
    });
  });

  it.each(['no JSON', '{"SsoUniversity": 1}', '["secret"]'])(
    'take no secrets in another form: %s',
    (given) => {
      expect(() => settingsFrom({ SSO_CLIENT_SECRETS: given })).toThrow();
      expect(settingsFrom({ SSO_CLIENT_SECRETS: '{"SsoUniversity":"s"}' }).ssoSecrets).toEqual({
        SsoUniversity: 's',
      });
    },
  );
});
