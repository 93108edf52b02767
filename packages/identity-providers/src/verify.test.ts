import { createHash } from 'node:crypto';
import { type Claims, type RogueIssuer, startRogueIssuer } from '@campus/tests/stack/rogue-issuer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeCode } from './exchange.ts';
import type { Provider } from './provider.ts';
import { providerAt, redirectUri } from './testing/sign-in.ts';
import { userInfoOf } from './user-info.ts';
import { verifyIdentity, verifyLooseToken } from './verify.ts';

let issuer: RogueIssuer;
beforeAll(async () => {
  issuer = await startRogueIssuer();
});
afterAll(() => issuer.close());

const rejected = { kind: 'invalid', key: 'sso.rejected' };

async function verify(
  claims: Claims,
  overrides: Partial<Provider> = {},
  more: { signing?: Parameters<RogueIssuer['sign']>[1]; id?: string; accessToken?: string } = {},
) {
  const idToken = await issuer.sign({ sub: 'ada', nonce: 'nonce', ...claims }, more.signing);
  return verifyIdentity(providerAt(issuer, overrides), {
    id: more.id ?? 'ada',
    id_token: idToken,
    nonce: 'nonce',
    ...(more.accessToken && { access_token: more.accessToken }),
  });
}

describe('an id token', () => {
  it('that its provider signed identifies a person', async () => {
    const exp = Math.floor(Date.now() / 1000) + 100;
    await expect(verify({ email: 'Ada@Campus.test', name: 'Ada King Byron', exp })).resolves.toEqual({
      issuer: issuer.issuer,
      subject: 'ada',
      email: 'ada@campus.test',
      emailVerified: false,
      firstName: 'Ada',
      lastName: 'King Byron',
      hostedDomain: '',
      isGuest: false,
      groups: [],
      expiresAt: exp,
    });
  });

  it('that is unsigned, signed by another key, or signed with the client secret is refused', async () => {
    for (const signing of [{ alg: 'none' }, { alg: 'HS256' }, { key: 'other' }] as const)
      await expect(verify({}, {}, { signing })).rejects.toMatchObject(rejected);
  });

  it('of another person than is said is refused, and so is one issued to another client', async () => {
    await expect(verify({}, {}, { id: 'grace' })).rejects.toMatchObject(rejected);
    await expect(verify({ azp: 'another' })).rejects.toMatchObject(rejected);
    await expect(verify({ aud: [issuer.clientId, 'another'] })).rejects.toMatchObject(rejected);
    await expect(verify({ aud: 'another' })).rejects.toMatchObject(rejected);
    await expect(verify({ aud: ['another'], azp: issuer.clientId })).rejects.toMatchObject(rejected);
    await expect(verify({ aud: [issuer.clientId, 'another'], azp: issuer.clientId })).resolves.toMatchObject({
      subject: 'ada',
    });
  });

  it('of another issuer is refused, though it is signed with the right key', async () => {
    for (const iss of ['https://accounts.campus.test', `${issuer.issuer}/`, undefined])
      await expect(verify({ iss })).rejects.toMatchObject(rejected);
  });

  it('without an end, or not valid yet, is refused', async () => {
    await expect(verify({ exp: undefined })).rejects.toMatchObject(rejected);
    await expect(verify({ nbf: Math.floor(Date.now() / 1000) + 120 })).rejects.toMatchObject(rejected);
  });

  it('has a subject of at most 255 characters, taken as it is', async () => {
    const subject = ` ${'s'.repeat(254)}`;
    await expect(verify({ sub: subject }, {}, { id: subject })).resolves.toMatchObject({ subject });
    await expect(verify({ sub: `${subject}s` }, {}, { id: `${subject}s` })).rejects.toMatchObject({
      key: 'sso.oidc.subjectMissing',
    });
  });

  it('may go without a nonce only where the provider has no field for it', async () => {
    await expect(verify({ nonce: undefined })).rejects.toMatchObject({ key: 'sso.oidc.nonce' });
    const fields = { state: 'state', nonce: '', codeChallenge: '' };
    await expect(verify({ nonce: undefined }, { fields })).resolves.toMatchObject({ subject: 'ada' });
    await expect(verify({ nonce: undefined }, { fields, flow: 'idToken' })).rejects.toMatchObject({
      key: 'sso.oidc.nonce',
    });
  });

  it('counts an email as verified only if the provider says so', async () => {
    const email = 'ada@campus.test';
    for (const claims of [{}, { email_verified: false }, { email_verified: 'no' }, { xms_edov: '0' }])
      await expect(verify({ email, ...claims })).resolves.toMatchObject({ email, emailVerified: false });
    for (const claims of [{ email_verified: true }, { email_verified: 'true' }, { xms_edov: '1' }])
      await expect(verify({ email, ...claims })).resolves.toMatchObject({ email, emailVerified: true });
  });

  it('tells nothing that is no text we can store', async () => {
    const strange = { email: 'no address', given_name: 'A\0da', family_name: ['Byron'], hd: 1 };
    await expect(verify(strange)).resolves.toMatchObject({
      email: '',
      firstName: '',
      lastName: '',
      hostedDomain: '',
    });
  });

  it('of Microsoft identifies a guest, and the address the person signs in with', async () => {
    const microsoft = { kind: 'microsoft' } as const;
    await expect(verify({ acct: 1 }, microsoft)).resolves.toMatchObject({ isGuest: true });
    await expect(verify({ preferred_username: 'ada@contoso.test' }, microsoft)).resolves.toMatchObject({
      isGuest: false,
      email: 'ada@contoso.test',
    });
    await expect(verify({ acct: 1 })).resolves.toMatchObject({ isGuest: false });
  });

  it('by itself is verified too, whatever its nonce', async () => {
    const google = providerAt(issuer, { kind: 'google' });
    const token = await issuer.sign({ sub: 'ada', hd: 'campus.test' });
    await expect(verifyLooseToken(google, token)).resolves.toMatchObject({
      subject: 'ada',
      hostedDomain: 'campus.test',
    });
    await expect(verifyLooseToken(google, await issuer.sign({ aud: 'another' }))).rejects.toMatchObject({
      key: 'sso.google.tokenInvalid',
    });
    await expect(verifyLooseToken(google, await issuer.sign({ sub: undefined }))).rejects.toMatchObject({
      key: 'sso.google.unverified',
    });
  });
});

describe('an access token', () => {
  it('of a passport is of the same person as the id token', async () => {
    const passport = { kind: 'passport' } as const;
    const accessToken = issuer.tell({ sub: 'ada', email: 'ada@campus.test', email_verified: true });
    await expect(verify({}, passport, { accessToken })).resolves.toMatchObject({
      subject: 'ada',
      email: 'ada@campus.test',
      emailVerified: true,
    });
    const foreign = issuer.tell({ sub: 'grace' });
    for (const token of [foreign, 'unknown'])
      await expect(verify({}, passport, { accessToken: token })).rejects.toMatchObject(rejected);
    await expect(verify({}, passport)).rejects.toMatchObject({ key: 'sso.oidc.tokensMissing' });
  });

  it('is the one that was issued with the id token, where that says which', async () => {
    const passport = { kind: 'passport' } as const;
    const accessToken = issuer.tell({ sub: 'ada' });
    const hash = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
    await expect(verify({ at_hash: hash }, passport, { accessToken })).resolves.toMatchObject({
      subject: 'ada',
    });
    const another = issuer.tell({ sub: 'ada' });
    await expect(verify({ at_hash: hash }, passport, { accessToken: another })).rejects.toMatchObject(
      rejected,
    );
  });

  it('adds what the id token does not tell, where the provider is asked', async () => {
    const accessToken = issuer.tell({ sub: 'ada', email: 'other@campus.test', given_name: 'Ada' });
    await expect(
      verify({ email: 'ada@campus.test' }, { asksUserInfo: true }, { accessToken }),
    ).resolves.toMatchObject({ email: 'ada@campus.test', firstName: 'Ada' });
    await expect(verify({}, {}, { accessToken })).resolves.toMatchObject({ email: '', firstName: '' });
  });

  it.each([
    ['a list', ['Faculty', 'Library', 'Faculty'], ['Faculty', 'Library']],
    ['one name', 'Faculty', ['Faculty']],
    ['what is no text', [7, null, ' ', 'Fa\0c'], []],
    ['nothing', undefined, []],
    ['more than are kept', Array.from({ length: 600 }, (_, index) => `G${index}`), { length: 500 }],
  ])('ROM-046 tells the groups of a person: %s', async (_, groups, expected) => {
    const identity = await verify({ ...(groups !== undefined && { groups }) });
    expect(identity.groups).toMatchObject(expected);
  });

  it('ROM-046 tells the groups that only the userinfo endpoint knows', async () => {
    const accessToken = issuer.tell({ sub: 'ada', groups: ['Choir'] });
    const identity = await verify({}, { asksUserInfo: true }, { accessToken });
    expect(identity.groups).toEqual(['Choir']);
  });

  it('by itself tells about its owner', async () => {
    const accessToken = issuer.tell({ sub: 'ada', email: 'ada@campus.test', name: 'Ada Byron' });
    await expect(userInfoOf(providerAt(issuer), accessToken)).resolves.toEqual({
      sub: 'ada',
      email: 'ada@campus.test',
      email_verified: false,
      name: 'Ada Byron',
    });
    await expect(userInfoOf(providerAt(issuer), 'unknown')).rejects.toMatchObject(rejected);
  });
});

describe('a code', () => {
  it('is exchanged without a verifier where its sign-in began without one', async () => {
    const idToken = await issuer.sign({ sub: 'ada' });
    const code = issuer.grant({ redirectUri, idToken, accessToken: 'token' });
    await expect(exchangeCode(providerAt(issuer), { code, redirectUri })).resolves.toEqual({
      idToken,
      accessToken: 'token',
    });
  });
});
