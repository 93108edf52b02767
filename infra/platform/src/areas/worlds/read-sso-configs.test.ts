import { getSSOConfig } from '@campus/contracts/worlds/functions';
import { makeSso } from '@campus/tests/areas/sso/sso';
import { callPlatform } from '@campus/tests/calls/platform';
import { sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { insertRows } from '../../foundation/records/insert-rows.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';

const provider = 'https://accounts.campus.test';
const issuer = { issuer: provider, clientId: 'campus' };

describe('an SSO config', () => {
  it('SSO-025 SSO-048 has a provider, a name and params, readable by its id without a session', async () => {
    const params = {
      grantType: 'implicit',
      nonceField: 'n',
      stateField: 'relay',
      codeChallengeField: 'challenge',
      userinfo: true,
      tokenType: 'access_token',
      tenantUrl: 'https://campus.test',
    } as const;
    const id = await makeSso(issuer, { name: 'University', params });
    await expect(callPlatform(getSSOConfig, { id })).resolves.toMatchObject({
      provider,
      name: 'University',
      params,
    });
  });

  it('SSO-025 uses the standard checks if its params omit them; only an empty field switches a check off', async () => {
    const id = await insertByHand({ params: { stateField: '', userinfo: 'yes' } });
    const config = await callPlatform(getSSOConfig, { id });
    expect(config?.params).toEqual({
      grantType: 'authorization_code',
      nonceField: 'nonce',
      stateField: '',
      codeChallengeField: 'code_challenge',
      userinfo: false,
      tokenType: 'id_token',
      tenantUrl: '',
    });
  });

  it('SSO-048 returns no client secret, in whichever field it was stored', async () => {
    const secret = 'a client secret';
    const id = await insertByHand({
      redirectParams: { prompt: 'login', client_secret: secret },
      params: { clientSecret: secret },
    });
    const config = await callPlatform(getSSOConfig, { id });
    expect(config?.redirectParams).toEqual({ prompt: 'login' });
    expect(JSON.stringify(config)).not.toContain(secret);
  });

  it('SSO-048 returns null for an unknown id', async () => {
    await expect(callPlatform(getSSOConfig, { id: 'nowhere000' })).resolves.toBeNull();
  });

  it('is left out without an issuer or client, and with an unknown type', async () => {
    for (const wrong of [{ provider: 'no address' }, { clientId: null }, { type: 'saml' }])
      await expect(callPlatform(getSSOConfig, { id: await insertByHand(wrong) })).resolves.toBeNull();
  });
});

/** Inserts a configuration as an administrator would write it into the database. */
async function insertByHand(columns: Record<string, unknown>): Promise<string> {
  const objectId = newObjectId();
  const row = { objectId, createdAt: new Date(), _rperm: [], _wperm: [], provider, clientId: 'campus' };
  await insertRows(sql, 'SSOConfig', [{ ...row, ...columns }]);
  return objectId;
}
