import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { type AuthData, linkWith, logInWith } from '@campus/contracts/sso/functions';
import { linkSubject, makeSso, vouch } from '@campus/tests/areas/sso/sso';
import { callPlatform } from '@campus/tests/calls/platform';
import { type RogueIssuer, startRogueIssuer } from '@campus/tests/stack/rogue-issuer';
import { makeAccount, makePerson, type Person, sql, unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let issuer: RogueIssuer;
beforeAll(async () => {
  issuer = await startRogueIssuer();
});
afterAll(() => issuer.close());

const rejected = { code: parseCode.invalid, message: text('sso.rejected') };
const now = () => Math.floor(Date.now() / 1000);

// The issuer's tokens would let this person sign in if the test did not modify them.
let world: string;
let ssoConfigId: string;
let person: Person;
let sub: string;
beforeEach(async () => {
  world = `world-${unique()}`;
  await makeAccount({ world: { name: world } });
  ssoConfigId = await makeSso(issuer, { worldNames: [world] });
  person = await makePerson();
  sub = await linkSubject(issuer, { userId: person.userId, provider: 'oidc', ssoConfigId });
});

function signIn(authData: AuthData) {
  return callPlatform(logInWith, { provider: 'oidc', authData, serverConfigName: world });
}

async function sessions(): Promise<number> {
  return (await sql.query('select from "_Session" where "user" = $1', [person.userId])).length;
}

describe('an identity that its provider does not vouch for signs nobody in', () => {
  it.each([
    ['an unsigned token', {}, { alg: 'none' }, 'sso.rejected'],
    ['a token signed with the client secret', {}, { alg: 'HS256' }, 'sso.rejected'],
    ['a token signed with another key', {}, { key: 'other' }, 'sso.rejected'],
    ['an expired token', { exp: now() - 120 }, {}, 'sso.rejected'],
    ['a token of another issuer', { iss: 'https://accounts.campus.test' }, {}, 'sso.rejected'],
    ['a token for another client', { aud: 'other-application' }, {}, 'sso.rejected'],
    ['a token for another client too', { aud: ['other-application'], azp: 'other' }, {}, 'sso.rejected'],
  ] as const)('AUTH-054 %s', async (_what, claims, signing, key) => {
    const authData = await vouch(issuer, { sub, ...claims }, { ssoConfigId }, signing);
    await expect(signIn(authData)).rejects.toMatchObject({ code: parseCode.invalid, message: text(key) });
    expect(await sessions()).toBe(1);
  });

  it('AUTH-054 a token of another sign-in: its nonce differs from the sent one, or none was sent', async () => {
    const authData = await vouch(issuer, { sub }, { ssoConfigId });
    for (const nonce of ['another', ''])
      await expect(signIn({ ...authData, nonce })).rejects.toMatchObject({ message: text('sso.oidc.nonce') });
  });

  it('AUTH-054 a token of another person: its subject differs or is missing', async () => {
    const authData = await vouch(issuer, {}, { ssoConfigId });
    await expect(signIn({ ...authData, id: sub })).rejects.toMatchObject(rejected);
    const { nonce, ...nobody } = await vouch(issuer, { nonce: 'nonce' }, { ssoConfigId });
    const idToken = await issuer.sign({ nonce, sub: undefined });
    await expect(signIn({ ...nobody, nonce, id: sub, id_token: idToken })).rejects.toMatchObject({
      message: text('sso.oidc.subjectMissing'),
    });
  });

  it('AUTH-054 a text that is no token', async () => {
    for (const idToken of ['token', 'a.b.c', '{"sub":"ada"}'])
      await expect(signIn({ id: sub, id_token: idToken, nonce: 'nonce', ssoConfigId })).rejects.toMatchObject(
        rejected,
      );
  });

  it('AUTH-054 a token that another provider signed for the same subject', async () => {
    const other = await startRogueIssuer();
    const authData = await vouch(other, { sub, aud: issuer.clientId, iss: issuer.issuer }, { ssoConfigId });
    await expect(signIn(authData)).rejects.toMatchObject(rejected);
    await other.close();
  });

  it('AUTH-054 a token of a provider that cannot be reached, with a message that says so', async () => {
    const gone = await startRogueIssuer();
    const authData = await vouch(
      gone,
      { sub },
      { ssoConfigId: await makeSso(gone, { worldNames: [world] }) },
    );
    await gone.close();
    await expect(signIn(authData)).rejects.toMatchObject({
      code: parseCode.unavailable,
      message: text('sso.unreachable'),
    });
  });
});

describe('an id token', () => {
  it('AUTH-054 signs in once: of twenty simultaneous tries one succeeds, and no later try does', async () => {
    const authData = await vouch(issuer, { sub }, { ssoConfigId });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => signIn(authData)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { reason } of tries.filter((each) => each.status === 'rejected'))
      expect(reason).toMatchObject(rejected);
    expect(await sessions()).toBe(2);
    await expect(signIn(authData)).rejects.toMatchObject(rejected);
  });

  it('AUTH-054 signs in once even with its signature rewritten so that it still verifies', async () => {
    const authData = await vouch(issuer, { sub }, { ssoConfigId });
    await signIn(authData);
    const rewritten = { ...authData, id_token: otherSignature(authData.id_token) };
    expect(rewritten.id_token).not.toBe(authData.id_token);
    await expect(signIn(rewritten)).rejects.toMatchObject(rejected);
  });

  it('AUTH-055 cannot be linked after it has signed a person in', async () => {
    const authData = await vouch(issuer, { sub }, { ssoConfigId });
    await signIn(authData);
    const link = callPlatform(
      linkWith,
      { provider: 'oidc', authData, serverConfigName: world },
      person.sessionToken,
    );
    await expect(link).rejects.toMatchObject(rejected);
  });

  it('AUTH-055 can still be linked after it was refused, but then no longer signs in', async () => {
    const newcomer = await makePerson();
    const authData = await vouch(issuer, { email: newcomer.email }, { ssoConfigId });
    await expect(signIn(authData)).rejects.toMatchObject({ message: text('sso.notLinked') });
    await expect(signIn(authData)).rejects.toMatchObject({ message: text('sso.notLinked') });
    await callPlatform(
      linkWith,
      { provider: 'oidc', authData, serverConfigName: world },
      newcomer.sessionToken,
    );
    await expect(signIn(authData)).rejects.toMatchObject(rejected);
  });

  it('is deleted from the used tokens after it expired', async () => {
    const hash = Buffer.from(unique());
    await sql.query(`insert into used_id_token (hash, until) values ($1, now() - interval '1 second')`, [
      hash,
    ]);
    await signIn(await vouch(issuer, { sub }, { ssoConfigId }));
    await expect(sql.query('select from used_id_token where hash = $1', [hash])).resolves.toEqual([]);
  });
});

/** Returns the token with the other valid ES256 signature: (r, n - s) is valid wherever (r, s) is. */
function otherSignature(token: string): string {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const end = token.lastIndexOf('.') + 1;
  const signature = Buffer.from(token.slice(end), 'base64url');
  const s = order - BigInt(`0x${signature.subarray(32).toString('hex')}`);
  const rewritten = signature.subarray(0, 32).toString('hex') + s.toString(16).padStart(64, '0');
  return token.slice(0, end) + Buffer.from(rewritten, 'hex').toString('base64url');
}
