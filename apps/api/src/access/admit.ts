import { AppError } from '@campus/contracts/core/app-error';
import { assertGranted } from '@campus/contracts/core/assert-granted';
import {
  type Access,
  type Actor,
  isAccountScoped,
  pageNamedBy,
  refuseAccess,
} from '@campus/domain/access/access';
import type { ApiScope } from '@campus/domain/credentials/api-scopes';
import type { Platform } from '@campus/parse-adapter/platform';
import type { Session } from '../session/session.ts';
import type { Actors } from './actors.ts';

export interface Attempt {
  access: Access;
  /** The scope that gives API credentials access to the operation; undefined if they have none. */
  scope: ApiScope | undefined;
  session: Session | undefined;
  /** The refusal of a caller without a session. */
  signedOut(): AppError;
  /** The account that the call names, if any. */
  accountId: string | undefined;
  /** The platform as the session sees it. */
  platform: Platform;
}

/**
 * Returns the caller, or throws the refusal. Refusals always use freshly read access. So does every call with
 * an API credential, because its token can be revoked at any time.
 */
export async function admit(attempt: Attempt, actors: Actors): Promise<Actor | undefined> {
  const { access, session, platform } = attempt;
  if (access === 'public') return undefined;
  if (!session) throw attempt.signedOut();
  const { scope } = attempt;
  assertGranted(session.grant, { scope, accountId: attempt.accountId, page: pageNamedBy(access) });
  const accountId = isAccountScoped(access) ? attempt.accountId : undefined;
  const question = { session, accountId, platform };
  const remembered = session.grant ? undefined : await actors.remembered(question);
  if (remembered && !refuseAccess(access, remembered)) return remembered;
  const actor = await actors.read(question);
  const refusal = refuseAccess(access, actor);
  if (refusal) throw new AppError(refusal === 'access.signedOut' ? 'signedOut' : 'forbidden', refusal);
  return actor;
}
