import { AppError } from '@campus/contracts/core/app-error';
import { assertGranted } from '@campus/contracts/core/assert-granted';
import type { Limit } from '@campus/contracts/core/contract';
import type { WireCall } from '@campus/contracts/core/wire-call';
import {
  type Access,
  accessTo,
  isAccountScoped,
  pageNamedBy,
  refuseAccess,
} from '@campus/domain/access/access';
import { reaches } from '@campus/domain/access/levels';
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Sql } from '../ground/database/sql.ts';
import { type Call, type Caller, type Definition, outputOf, type Rule } from './call.ts';
import { noteCredentialUse } from './credential-use.ts';
import { type Identity, identify } from './identify.ts';
import { readInput } from './input.ts';
import { limitedCaller } from './limited-caller.ts';
import { operationsOf } from './operations.ts';
import type { Origin } from './origin.ts';
import { refuseCaller } from './refuse-caller.ts';
import { refuseHandedOver } from './refuse-handed-over.ts';
import { type FailedCall, recordFailure } from './refused-mutations.ts';
import { rememberAnswer } from './remember-answer.ts';
import type { Services } from './services.ts';
import { noteUse } from './session-use.ts';
import { findSubject, namedAccount, type Subject } from './subject.ts';
import { createTrail, type Trail } from './trail.ts';

/** A call as it came in over the wire. */
export interface CloudRequest {
  params: Record<string, unknown>;
  sessionToken: string | undefined;
  /** Whether a session that has ended is refused even where everybody may call. */
  refusesEndedSession?: boolean;
  /** Called with the id of the session's user once it is known. */
  noteUser?: (id: string) => void;
  requestId: string;
  origin: Origin;
  log: Logger;
  /** Chosen by the caller: calls with the same key happen once. */
  idempotencyKey?: string | undefined;
  /** Aborted when the caller no longer waits for the answer. */
  signal?: AbortSignal | undefined;
}

/**
 * Runs one call: reads the input, finds out which account it is about and who calls, refuses or handles it.
 * A mutation is one transaction together with the entry it leaves in the audit trail.
 */
export async function perform<I extends z.ZodType, O extends z.ZodType, A extends Access, B>(
  wire: WireCall<I, O>,
  definition: Definition<I, O, A, B>,
  request: CloudRequest,
  services: Services,
): Promise<z.output<O>> {
  const trail = createTrail(operationsOf(definition)[0], request.requestId);
  const failed: FailedCall = { userId: undefined, accountId: undefined, isStranger: false };
  try {
    const { call, refuseLost } = await prepare(wire, definition, { request, services, trail, failed });
    // If a definition has no `before`, its B is undefined.
    const before = (await definition.before?.(call)) as B;
    const answer = async (sql: Call['sql']) => {
      const output = wire.output.parse(await outputOf(definition.handle({ ...call, sql }, before)));
      if (definition.audit) await refuseLost();
      await trail.succeed(sql);
      return output;
    };
    if (definition.audit)
      return await services.sql.transaction(once(wire, definition, { call, request, answer }));
    const read = () => answer(services.sql.reading(request.signal));
    const { accountId, userId } = failed;
    if (accountId === undefined) return await read();
    return await services.reads.hold({ accountId, userId }, definition.broad?.(call.input) ?? false, read);
  } catch (error) {
    throw await recordFailure(trail, failed, error, services).catch((cause) => {
      request.log.error(cause, 'audit entry lost');
      return error;
    });
  }
}

/** Answers a mutation, or repeats the answer of an earlier call with the same key. */
function once<O extends z.ZodType>(
  { name, output }: WireCall<z.ZodType, O>,
  { keyed }: Pick<Definition<z.ZodType, O, Access>, 'keyed'>,
  { call, request, answer }: Attempt<z.output<O>>,
): (sql: Sql) => Promise<z.output<O>> {
  const { idempotencyKey, params } = request;
  if (!keyed || idempotencyKey === undefined || !call.user) return answer;
  const key = { userId: call.user.id, accountId: namedAccount(params) ?? '', key: idempotencyKey };
  return async (sql) =>
    output.parse(await rememberAnswer(sql, key, { asked: [name, params], answer: () => answer(sql) }));
}

interface Attempt<T> {
  call: Pick<Call, 'user'>;
  request: CloudRequest;
  answer: (sql: Sql) => Promise<T>;
}

interface CallParts {
  request: CloudRequest;
  services: Services;
  trail: Trail;
  /** Filled in as far as the call gets. */
  failed: FailedCall;
}

/**
 * Makes the call its handler gets, or throws the first reason why it must not. `refuseLost` throws when the caller has
 * lost the access since: the call may have waited for a lock.
 */
async function prepare<I extends z.ZodType, O extends z.ZodType, A extends Access, B>(
  wire: WireCall<I, O>,
  definition: Definition<I, O, A, B>,
  { request, services, trail, failed }: CallParts,
): Promise<{ call: Call<z.output<I>, A>; refuseLost: () => Promise<void> }> {
  const { sql } = services;
  if (definition.limit) await countCall(wire.name, definition.limit, { request, services });
  if (definition.access !== 'public' && !request.sessionToken)
    throw new AppError('signedOut', 'access.signedOut');
  const read = readInput(wire.input, request.params);
  const subject = read.input
    ? await findSubject(definition, read.input, sql)
    : { accountId: namedAccount(request.params) };
  const identity = await identify(services, request.sessionToken, subject.accountId);
  if (identity) noteIdentity(services, identity, request);
  Object.assign(failed, failedCall(subject, identity));
  trail.note({
    ...(read.input &&
      definition.audit &&
      'which' in definition.audit && {
        operation: definition.audit.which(read.input),
      }),
    ...(subject.accountId && { account: subject.accountId }),
    ...(identity && { actor: identity.user }),
  });
  if (!identity) refuseUnknown(definition, request);
  if (definition.callerLimit && identity)
    await services.limits.count(`${wire.name}:user`, definition.callerLimit, identity.user.id);
  const asked = { subject, identity, params: request.params };
  if (read.input || subject.accountId) refuse(definition, asked);
  if (!read.input) throw read.error;
  const call = {
    input: read.input,
    // Calls that refuseAccess accepts have the account access that their rule requires.
    actor: identity?.actor as Caller<A>,
    user: identity?.user as Call<z.output<I>, A>['user'],
    requestId: request.requestId,
    origin: request.origin,
    sql,
    log: request.log,
    audit: trail,
    session: identity?.session as Call<z.output<I>, A>['session'],
    services,
  };
  return { call, refuseLost: () => refuseLostAccess(definition, asked, { request, services }) };
}

/**
 * Throws when the caller may no longer do this, or has a lower level than when the call came in. It reads outside of the
 * call's transaction, so that what the call itself changes does not count.
 */
async function refuseLostAccess(
  definition: Rule,
  { subject, identity, params }: Asked,
  { request, services }: Pick<CallParts, 'request' | 'services'>,
): Promise<void> {
  const { access } = definition;
  if (!identity || !(isAccountScoped(access) || access === 'superadmin')) return;
  const reading = { sql: services.sql.committed, config: services.config };
  const present = await identify(reading, request.sessionToken, subject.accountId);
  if (!present) throw new AppError('signedOut', 'access.signedOut');
  refuse(definition, { subject, identity: present, params });
  const [before, now] = [identity, present].map(({ actor }) => actor.accountAccess?.level);
  if (before && !(now && reaches(now, before))) throw new AppError('forbidden', 'access.forbidden');
}

function noteIdentity(
  services: Services,
  { user, session, credential }: Identity,
  { origin, noteUser }: CloudRequest,
): void {
  if (credential) noteCredentialUse(services, credential, origin.address);
  else {
    noteUse(services, session);
    noteUser?.(user.id);
  }
}

/** Refuses a call without a live session, unless everybody may call and the call names none. */
function refuseUnknown({ access }: Pick<Rule, 'access'>, { refusesEndedSession }: CloudRequest): void {
  if (access !== 'public' || refusesEndedSession) throw new AppError('signedOut', 'access.signedOut');
}

function failedCall({ accountId }: Subject, identity: Identity | undefined): FailedCall {
  const hasAccountAccess = identity?.actor.accountAccess !== undefined;
  return { userId: identity?.user.id, accountId, isStranger: accountId !== undefined && !hasAccountAccess };
}

async function countCall(
  name: string,
  rule: Limit,
  { request, services }: Pick<CallParts, 'request' | 'services'>,
): Promise<void> {
  const { limit, caller } = await limitedCaller(services.sql, rule, request.origin);
  await services.limits.count(name, limit, caller);
}

/**
 * Throws the first reason why the caller may not do this. If an object is found without its account being
 * named, it is missing for callers without a role in that account; an account without a role is the same as
 * none.
 */
function refuse(definition: Rule, { subject, identity, params }: Asked): void {
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

interface Asked {
  subject: Subject;
  identity: Identity | undefined;
  params: Record<string, unknown>;
}

function missingError(definition: Rule): AppError {
  return new AppError('notFound', definition.missing ?? 'request.notFound');
}
