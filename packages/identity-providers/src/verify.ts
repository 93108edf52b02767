import type { AuthData } from '@campus/contracts/sso/functions';
import { isGuestAccount } from '@campus/domain/sso/providers';
import { refuseOidcTokens } from '@campus/domain/sso/sso-checks';
import { jwtVerify } from 'jose';
import { isHashOf } from './access-token-hash.ts';
import { clientOf, clockTolerance } from './client.ts';
import { asksForMore, type Claims, groupsOf, type Profile, profileOf, subjectOf, textOf } from './profile.ts';
import type { Provider } from './provider.ts';
import { ProviderFault } from './provider-fault.ts';
import { refusalOf, refusedToken, rejected } from './refusals.ts';
import { readUserInfo } from './user-info.ts';

/** An identity that its provider vouches for. */
export interface VerifiedIdentity extends Profile {
  issuer: string;
  subject: string;
  /** The organization that owns a Google account, if any. */
  hostedDomain: string;
  /** Whether a Microsoft account is a guest in its tenant. */
  isGuest: boolean;
  /** The person's groups, as far as the provider lists them. */
  groups: readonly string[];
  /** When the id token expires, in seconds since 1970. */
  expiresAt: number;
}

// Excludes `none`, and HMAC, which anyone with the client secret could forge.
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/**
 * Verifies an identity with its provider: the id token's signature, issuer, audience, expiry, nonce, and
 * subject. If an access token is needed, it must belong to the same person. Throws an `AppError`.
 */
export async function verifyIdentity(provider: Provider, authData: AuthData): Promise<VerifiedIdentity> {
  const claims = await verifyIdToken(provider, authData.id_token);
  const subject = subjectOf(claims);
  if (provider.fields.nonce !== '' || provider.flow === 'idToken') {
    const returnedNonce = typeof claims.nonce === 'string' ? claims.nonce : '';
    const refusal = refuseOidcTokens({ returnedNonce, savedNonce: authData.nonce, subject });
    if (refusal === 'sso.oidc.nonce') throw refusedToken(provider, refusal);
  }
  if (subject === '') throw refusedToken(provider, 'sso.oidc.subjectMissing');
  if (subject !== authData.id) throw rejected(provider).because('the subject is another one');
  const userInfo = await readMore(provider, authData, claims);
  return identityOf(provider, claims, userInfo);
}

/**
 * Verifies an id token on its own. Without a nonce, it may come from any sign-in at this provider's client.
 */
export async function verifyLooseToken(provider: Provider, idToken: string): Promise<VerifiedIdentity> {
  const claims = await verifyIdToken(provider, idToken);
  if (subjectOf(claims) === '') throw refusedToken(provider, 'sso.oidc.subjectMissing');
  return identityOf(provider, claims, []);
}

async function verifyIdToken(provider: Provider, idToken: string): Promise<Claims> {
  const { keys } = await clientOf(provider);
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms,
      issuer: provider.issuer,
      audience: provider.clientId,
      clockTolerance,
      requiredClaims: ['exp', 'iat'],
    });
    const party = payload.azp ?? (Array.isArray(payload.aud) ? payload.aud.join() : payload.aud);
    if (party !== provider.clientId)
      throw rejected(provider).because(new ProviderFault('audience', 'it was issued to another client'));
    return payload;
  } catch (error) {
    throw refusalOf(provider, error);
  }
}

/** Reads the provider's data about the access token's owner, if the provider is set up for it. */
async function readMore(provider: Provider, authData: AuthData, claims: Claims): Promise<Claims[]> {
  if (!asksForMore(provider)) return [];
  const { access_token: accessToken, id: subject } = authData;
  if (accessToken === undefined) throw refusedToken(provider, 'sso.oidc.tokensMissing');
  const { at_hash: hash } = claims;
  if (hash !== undefined && !isHashOf(hash, accessToken, authData.id_token))
    throw rejected(provider).because('the access token is another one');
  return [await readUserInfo(provider, accessToken, subject)];
}

function identityOf(provider: Provider, claims: Claims, more: readonly Claims[]): VerifiedIdentity {
  return {
    ...profileOf(provider.kind, [claims, ...more]),
    issuer: provider.issuer,
    subject: subjectOf(claims),
    hostedDomain: textOf(claims.hd, 255),
    isGuest: provider.kind === 'microsoft' && isGuestAccount(claims),
    groups: groupsOf([claims, ...more]),
    expiresAt: Number(claims.exp),
  };
}
