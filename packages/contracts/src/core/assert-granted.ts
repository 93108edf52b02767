import { type ApiGrant, type GrantedCall, refuseGrant } from '@campus/domain/credentials/api-scopes';
import { AppError } from './app-error.ts';

/** Throws unless the token of an API credential may be used for a call. Sessions of people have no grant. */
export function assertGranted(grant: ApiGrant | undefined, call: GrantedCall): void {
  const refusal = grant && refuseGrant(grant, call);
  if (!refusal) return;
  if (refusal === 'access.scopeMissing')
    throw new AppError('forbidden', refusal, { scope: call.scope ?? '' });
  throw new AppError('forbidden', refusal);
}
