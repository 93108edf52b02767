import { AppError } from '@campus/contracts/core/app-error';
import type { AuthData } from '@campus/contracts/sso/functions';
import { providerRefusal } from '@campus/domain/sso/sso-callback';
import {
  refuseGoogleRedirect,
  refuseMicrosoftRedirect,
  refuseOidcRedirect,
} from '@campus/domain/sso/sso-checks';
import { decodeJwt } from 'jose';
import type { Beginning } from './begin.ts';
import { clientOf } from './client.ts';
import { exchangeCode, type Tokens } from './exchange.ts';
import { asksForMore, type Profile, subjectOf, textOf } from './profile.ts';
import type { Provider } from './provider.ts';
import { ProviderFault } from './provider-fault.ts';
import { refusedToken, rejected } from './refusals.ts';
import { verifyIdentity } from './verify.ts';

/** The parameters of the provider's redirect, and the values from the beginning of the sign-in. */
export interface Return extends Omit<Beginning, 'url'> {
  /** The query fields of the redirect. */
  params: Readonly<Record<string, string>>;
  /** The address requested for the redirect. */
  redirectUri: string;
}

/**
 * Finishes a sign-in: checks the redirect, gets the tokens, and verifies them. Returns the platform's
 * `authData` and the values for the forms. Throws an `AppError`.
 */
export async function finishSignIn(provider: Provider, back: Return): Promise<AuthData & Profile> {
  checkRedirect(provider, back);
  await checkIssuer(provider, back.params);
  const authData = authDataOf(provider, await tokensOf(provider, back), back.nonce);
  const { email, emailVerified, firstName, lastName } = await verifyIdentity(provider, authData);
  return { ...authData, email, emailVerified, firstName, lastName };
}

/** The state is checked first. Only the person who began the sign-in may see why the provider refused it. */
function checkRedirect({ kind, fields, flow }: Provider, { params, state }: Return): void {
  const { error = '', code = '', id_token: idToken = '' } = params;
  const redirect = {
    returnedState: params[kind === 'google' ? 'state' : fields.state] ?? '',
    savedState: state,
    code,
    idToken,
  };
  const refuse = kind === 'microsoft' ? refuseMicrosoftRedirect : refuseOidcRedirect;
  const refusal =
    kind === 'google' ? refuseGoogleRedirect(redirect) : refuse({ stateField: fields.state, flow }, redirect);
  const isForeign = refusal === 'sso.google.state' || refusal === 'sso.oidc.state';
  if (error !== '' && !isForeign) throw refusedBy(kind, params);
  if (refusal) throw new AppError('invalid', refusal);
}

/** Returns the provider's refusal from its redirect. */
function refusedBy(kind: Provider['kind'], params: Return['params']): AppError {
  const details = { error: textOf(params.error, 200), description: textOf(params.error_description, 200) };
  const refusal = providerRefusal(kind, details);
  return refusal === 'sso.denied' || refusal === 'sso.cancelled'
    ? new AppError('forbidden', refusal, details)
    : new AppError('forbidden', refusal);
}

/** RFC 9207: refuses an answer of another provider, sent here so that we exchange its code at this one. */
async function checkIssuer(provider: Provider, { iss }: Return['params']): Promise<void> {
  const { namesIssuer } = await clientOf(provider);
  if (iss === undefined ? namesIssuer && provider.flow === 'code' : iss !== provider.issuer)
    throw rejected(provider).because(new ProviderFault('issuer', 'the redirect is of another issuer'));
}

async function tokensOf(provider: Provider, { params, redirectUri, verifier }: Return): Promise<Tokens> {
  if (provider.flow === 'idToken')
    return { idToken: params.id_token ?? '', accessToken: params.access_token ?? '' };
  const usesChallenge = provider.fields.codeChallenge !== '';
  const code = params.code ?? '';
  return exchangeCode(provider, { code, redirectUri, verifier: usesChallenge ? verifier : undefined });
}

function authDataOf(provider: Provider, { idToken, accessToken }: Tokens, nonce: string): AuthData {
  if (idToken === '') throw refusedToken(provider, 'sso.oidc.tokensMissing');
  const id = subjectIn(provider, idToken);
  if (id === '') throw refusedToken(provider, 'sso.oidc.subjectMissing');
  return {
    id,
    id_token: idToken,
    nonce,
    ...(asksForMore(provider) && accessToken !== '' && { access_token: accessToken }),
    ...(provider.ssoConfigId && { ssoConfigId: provider.ssoConfigId }),
    ...(provider.tenant && { tenant: provider.tenant }),
  };
}

/** The subject that the token must be verified for. */
function subjectIn(provider: Provider, idToken: string): string {
  try {
    return subjectOf(decodeJwt(idToken));
  } catch (error) {
    throw rejected(provider).because(error);
  }
}
