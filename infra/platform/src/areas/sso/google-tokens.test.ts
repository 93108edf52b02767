import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { generateGoogleAuthUrl, getGoogleTokens, verifyGoogleTokens } from '@campus/contracts/sso/functions';
import { useSso } from '@campus/tests/areas/sso/sso';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { issuers, call, openWorld } = useSso();

const googleRedirectUri = `${stack.urls.console}/google`;
const tokenInvalid = { code: parseCode.invalid, message: text('sso.google.tokenInvalid') };
const foreignAddress = { code: parseCode.invalid, message: text('request.invalid') };
const elsewhere = 'https://elsewhere.test/google';

describe('generateGoogleAuthUrl', () => {
  it('AUTH-075 returns the address where a sign-in with Google begins, without a session', async () => {
    const { accountId } = await openWorld();
    const state = unique();
    const url = new URL(await call(generateGoogleAuthUrl, { googleRedirectUri, state, accountId }));
    expect(url.origin + url.pathname).toBe(`${issuers.google.issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: issuers.google.clientId,
      redirect_uri: googleRedirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce: state,
    });
  });

  it('AUTH-075 fails when Google sign-in is not enabled for the account', async () => {
    const { accountId } = await makeAccount();
    for (const account of [accountId, 'nowhere000'])
      await expect(
        call(generateGoogleAuthUrl, { googleRedirectUri, state: unique(), accountId: account }),
      ).rejects.toMatchObject({ code: parseCode.forbidden, message: text('sso.google.disabled') });
  });

  it('AUTH-075 leads back to the console only', async () => {
    const { accountId } = await openWorld();
    await expect(
      call(generateGoogleAuthUrl, { googleRedirectUri: elsewhere, state: unique(), accountId }),
    ).rejects.toMatchObject(foreignAddress);
  });
});

describe('getGoogleTokens', () => {
  it('SSO-042 exchanges a code at Google and returns the tokens, without a session', async () => {
    const idToken = await issuers.google.sign({ sub: 'ada' });
    const code = issuers.google.grant({ idToken, accessToken: 'access', redirectUri: googleRedirectUri });
    await expect(call(getGoogleTokens, { code, googleRedirectUri })).resolves.toEqual({
      id_token: idToken,
      access_token: 'access',
    });
  });

  it('SSO-042 fails without a code', async () => {
    const missing = { code: parseCode.invalid, message: text('sso.codeMissing') };
    await expect(call(getGoogleTokens, { googleRedirectUri })).rejects.toMatchObject(missing);
    await expect(call(getGoogleTokens, { googleRedirectUri, code: '' })).rejects.toMatchObject(missing);
  });

  it('SSO-042 fails for a code that Google refuses for this client or this address', async () => {
    const grant = { idToken: await issuers.google.sign(), redirectUri: googleRedirectUri };
    const codes = [
      'unknown',
      issuers.google.grant({ ...grant, clientId: 'other-application' }),
      issuers.google.grant({ ...grant, redirectUri: elsewhere }),
    ];
    for (const code of codes)
      await expect(call(getGoogleTokens, { code, googleRedirectUri })).rejects.toMatchObject(tokenInvalid);
    await expect(call(getGoogleTokens, { code: 'code', googleRedirectUri: elsewhere })).rejects.toMatchObject(
      foreignAddress,
    );
  });
});

describe('verifyGoogleTokens', () => {
  function verify(token: string, accountId: string) {
    return call(verifyGoogleTokens, { token, googleRedirectUri, accountId });
  }

  it('SSO-043 returns the person of a token, without a session', async () => {
    const { accountId } = await openWorld();
    const claims = { sub: 'ada', email: 'Ada@campus.test', email_verified: true };
    await expect(verify(await issuers.google.sign(claims), accountId)).resolves.toEqual({
      userId: 'ada',
      userEmail: 'ada@campus.test',
    });
  });

  it('SSO-043 fails for an invalid token', async () => {
    const { accountId } = await openWorld();
    const tokens = [
      '',
      'token',
      await issuers.google.sign({}, { alg: 'none' }),
      await issuers.google.sign({}, { alg: 'HS256' }),
      await issuers.google.sign({}, { key: 'other' }),
      await issuers.google.sign({ aud: 'other-application' }),
      await issuers.google.sign({ exp: 1 }),
      await issuers.google.sign({ iss: 'https://elsewhere.test' }),
    ];
    for (const token of tokens) await expect(verify(token, accountId)).rejects.toMatchObject(tokenInvalid);
  });

  it('SSO-044 refuses an email outside the whitelisted domains, and lists the domains', async () => {
    const whitelistedDomains = ['campus.test', '@inner.test', ' Outer.test'];
    const { accountId } = await openWorld({}, { googleSettings: { enabled: true, whitelistedDomains } });
    const refused = [
      { email: 'ada@elsewhere.test', email_verified: true },
      { email: 'ada@sub.campus.test', email_verified: true },
      { email: 'ada@campus.test', email_verified: true, hd: 'elsewhere.test' },
      {},
    ];
    for (const claims of refused)
      await expect(verify(await issuers.google.sign(claims), accountId)).rejects.toMatchObject({
        code: parseCode.forbidden,
        message: 'Your Google account must end in @campus.test, @inner.test or @Outer.test',
      });
    const unverified = await issuers.google.sign({ email: 'ada@campus.test', email_verified: false });
    await expect(verify(unverified, accountId)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('sso.google.emailUnverified'),
    });
    for (const domain of ['campus.test', 'inner.test', 'outer.test']) {
      const email = `ada@${domain}`;
      await expect(
        verify(await issuers.google.sign({ email, email_verified: true }), accountId),
      ).resolves.toMatchObject({ userEmail: email });
    }
  });

  it('SSO-045 refuses everyone while no domain is whitelisted', async () => {
    const { accountId } = await openWorld({}, { googleSettings: { enabled: true, whitelistedDomains: [] } });
    const token = await issuers.google.sign({ email: 'ada@campus.test', email_verified: true });
    await expect(verify(token, accountId)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('sso.google.noDomains'),
    });
  });
});
