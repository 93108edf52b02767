import { type ApiGrant, type GrantedCall, refuseGrant } from '@campus/domain/credentials/api-scopes';
import { AppError } from './app-error.ts';

/** Throws unless an API credential's token may make this call. People's sessions have no grant. */
export function assertGranted(grant: ApiGrant | undefined, call: GrantedCall): void {
  const refusal = grant && refuseGrant(grant, call);
  if (!refusal) return;
  if (refusal === 'access.scopeMissing')
    throw new AppError('forbidden', refusal, { scope: call.scope ?? '' });
  throw new AppError('forbidden', refusal);
}
