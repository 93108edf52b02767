import { AppError } from '@campus/contracts/core/app-error';
import { type Access, type Actor, refuseAccess } from '@campus/domain/access/access';

/** Throws the first reason why the caller lacks this access. */
export function refuseCaller(access: Access, actor: Actor | undefined): void {
  const refusal = refuseAccess(access, actor);
  if (refusal) throw new AppError(refusal === 'access.signedOut' ? 'signedOut' : 'forbidden', refusal);
}
