import { AppError } from '@campus/contracts/core/app-error';
import { assertGranted } from '@campus/contracts/core/assert-granted';
import { accessTo, isAccountScoped, pageNamedBy, refuseAccess } from '@campus/domain/access/access';
import { reaches } from '@campus/domain/access/levels';
import type { Rule } from './call.ts';
import { identify } from './identify.ts';
import type { IdentifiedCall } from './identify-call.ts';
import { refuseCaller } from './refuse-caller.ts';
import { refuseHandedOver } from './refuse-handed-over.ts';
import type { Services } from './services.ts';

type Calling = Omit<IdentifiedCall<unknown>, 'read'>;

/**
 * Throws the first reason to refuse this caller. If the account was found through the object, callers without
 * a role in it get "not found". A named account in which the caller has no role is treated like a nonexistent
 * one.
 */
export function refuseCall(definition: Rule, { subject, identity, params }: Calling): void {
  const actor = identity?.actor;
  if (identity) refuseHandedOver(identity.session, definition, subject.accountId);
  const { scope } = definition;
  const access = accessTo(definition.access, params);
  assertGranted(actor?.grant, { scope, accountId: subject.accountId, page: pageNamedBy(access) });
  if (subject.found && !actor?.accountAccess) throw missingError(definition);
  const hidden = definition.hidden?.(params);
  const refusal = refuseAccess(access, actor);
  if (hidden && (refusal === 'access.forbidden' || refusal === 'access.suspended'))
    throw new AppError('notFound', hidden);
  refuseCaller(access, actor);
  if (subject.missing) throw missingError(definition);
}

function missingError(definition: Rule): AppError {
  return new AppError('notFound', definition.missing ?? 'request.notFound');
}

/**
 * Throws if the caller lost the access, or has a lower level than at the start of the call, which may have
 * waited for a lock. Reads outside the call's transaction, so that the call's own changes do not count.
 */
export async function refuseLostAccess(
  definition: Rule,
  calling: Calling,
  { sessionToken, services }: { sessionToken: string | undefined; services: Services },
): Promise<void> {
  const { access } = definition;
  const { subject, identity } = calling;
  if (!identity || !(isAccountScoped(access) || access === 'superadmin')) return;
  const reading = { sql: services.sql.committed, config: services.config };
  const present = await identify(reading, sessionToken, subject.accountId);
  if (!present) throw new AppError('signedOut', 'access.signedOut');
  refuseCall(definition, { ...calling, identity: present });
  const [before, now] = [identity, present].map(({ actor }) => actor.accountAccess?.level);
  if (before && !(now && reaches(now, before))) throw new AppError('forbidden', 'access.forbidden');
}
