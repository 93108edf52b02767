import { AppError } from '@campus/contracts/core/app-error';
import type { WireCall } from '@campus/contracts/core/wire-call';
import type { Access } from '@campus/domain/access/access';
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Sql } from '../foundation/database/sql.ts';
import { type Call, type Caller, type Definition, outputOf, type Rule } from './call.ts';
import { noteCredentialUse } from './credential-use.ts';
import { failedCall, type IdentifiedCall, identifyCall } from './identify-call.ts';
import { limitedCaller } from './limited-caller.ts';
import { operationsOf } from './operations.ts';
import type { Origin } from './origin.ts';
import { PreparedAnswer } from './prepared-answers.ts';
import { refuseCall, refuseLostAccess } from './refuse-call.ts';
import { recordFailure } from './refused-mutations.ts';
import { rememberAnswer } from './remember-answer.ts';
import type { Services } from './services.ts';
import { noteUse } from './session-use.ts';
import { namedAccount } from './subject.ts';
import { createTrail, type Trail } from './trail.ts';

/** A call as received over the wire. */
export interface CloudRequest {
  params: Record<string, unknown>;
  sessionToken: string | undefined;
  /** Whether an ended session is refused even for public functions. */
  refusesEndedSession?: boolean;
  /** Called with the id of the session's user once known. */
  noteUser?: (id: string) => void;
  requestId: string;
  origin: Origin;
  log: Logger;
  /** Chosen by the caller. Calls with the same key are executed once. */
  idempotencyKey?: string | undefined;
  /** Aborted when the caller no longer waits for the answer. */
  signal?: AbortSignal | undefined;
}

/** The state that all steps of a call share. */
interface Serving {
  request: CloudRequest;
  services: Services;
  trail: Trail;
}

/**
 * Runs one call: reads the input, identifies the account and the caller, and then refuses or handles it. A
 * mutation and its audit entry share one transaction. Returns the wire's output, or a `PreparedAnswer` with it.
 */
export async function perform<I extends z.ZodType, O extends z.ZodType, A extends Access, B>(
  wire: WireCall<I, O>,
  definition: Definition<I, O, A, B>,
  request: CloudRequest,
  services: Services,
): Promise<unknown> {
  const trail = createTrail(operationsOf(definition)[0], request.requestId);
  const serving = { request, services, trail };
  let identified: IdentifiedCall<z.output<I>> | undefined;
  try {
    await refuseUnread(wire.name, definition, serving);
    identified = await identifyCall(wire, definition, request, services);
    noteUseOf(identified, serving);
    noteInTrail(definition, identified, trail);
    const input = await admit(wire.name, definition, identified, serving);
    return await answer(wire, definition, { ...serving, identified, input });
  } catch (error) {
    throw await recordFailure(trail, failedCall(identified), error, services).catch((cause) => {
      request.log.error(cause, 'audit entry lost');
      return error;
    });
  }
}

/**
 * Refuses a call before its input is read: if its address exceeds the limit, or if a session is required but
 * missing.
 */
async function refuseUnread(
  name: string,
  { limit: rule, access }: Pick<Definition<z.ZodType, z.ZodType, Access>, 'limit' | 'access'>,
  { request, services }: Serving,
): Promise<void> {
  if (rule) {
    const { limit, caller } = await limitedCaller(services.sql, rule, request.origin);
    await services.limits.count(name, limit, caller);
  }
  if (access !== 'public' && !request.sessionToken) throw new AppError('signedOut', 'access.signedOut');
}

/** Records that the session or the credential was used. */
function noteUseOf({ identity }: IdentifiedCall<unknown>, { request, services }: Serving): void {
  if (!identity) return;
  const { user, session, credential } = identity;
  if (credential) noteCredentialUse(services, credential, request.origin.address);
  else {
    noteUse(services, session);
    request.noteUser?.(user.id);
  }
}

/** Adds the operation, the account, and the caller to the audit entry, as far as they are known. */
function noteInTrail<I extends z.ZodType, O extends z.ZodType, A extends Access, B>(
  { audit }: Definition<I, O, A, B>,
  { read, subject, identity }: IdentifiedCall<z.output<I>>,
  trail: Trail,
): void {
  trail.note({
    ...(read.input && audit && 'which' in audit && { operation: audit.which(read.input) }),
    ...(subject.accountId && { account: subject.accountId }),
    ...(identity && { actor: identity.user }),
  });
}

/** Returns the input, or throws the first reason to refuse the call. */
async function admit<Input>(
  name: string,
  definition: Rule & Pick<Definition<z.ZodType, z.ZodType, Access>, 'callerLimit'>,
  identified: IdentifiedCall<Input>,
  { request, services }: Serving,
): Promise<Input> {
  const { read, subject, identity } = identified;
  // Anybody can make a public call, but not with an ended session.
  if (!identity && (definition.access !== 'public' || request.refusesEndedSession))
    throw new AppError('signedOut', 'access.signedOut');
  if (definition.callerLimit && identity)
    await services.limits.count(`${name}:user`, definition.callerLimit, identity.user.id);
  if (read.input || subject.accountId) refuseCall(definition, identified);
  if (!read.input) throw read.error;
  return read.input;
}

interface Admitted<Input> extends Serving {
  identified: IdentifiedCall<Input>;
  input: Input;
}

/** Answers an admitted call: a mutation in a transaction, a read within the account's share of reads. */
async function answer<I extends z.ZodType, O extends z.ZodType, A extends Access, B>(
  wire: WireCall<I, O>,
  definition: Definition<I, O, A, B>,
  admitted: Admitted<z.output<I>>,
): Promise<unknown> {
  const { request, services, trail, identified } = admitted;
  const { sessionToken } = request;
  const call = callOf<z.output<I>, A>(admitted);
  // Without `before`, the type B is undefined.
  const before = (await definition.before?.(call)) as B;
  let isHandled = false;
  const handle = async (sql: Sql) => {
    isHandled = true;
    const answered = await outputOf<z.input<O> | PreparedAnswer>(definition.handle({ ...call, sql }, before));
    // A prepared answer was checked when it was built.
    const output = answered instanceof PreparedAnswer ? answered : wire.output.parse(answered);
    if (definition.audit) await refuseLostAccess(definition, identified, { sessionToken, services });
    await trail.succeed(sql);
    return output;
  };
  const { accountId, userId } = failedCall(identified);
  if (definition.audit)
    try {
      const change = once(wire, definition, { call, request, answer: handle });
      return await services.changes.hold({ accountId, userId }, () => services.sql.transaction(change));
    } finally {
      if (!isHandled)
        await definition
          .discard?.(call, before)
          .catch((cause) => request.log.error(cause, 'what the call had prepared is not discarded'));
    }
  const read = () => handle(services.sql.reading(request.signal));
  if (accountId === undefined) return await read();
  return await services.reads.hold({ accountId, userId }, definition.broad?.(call.input) ?? false, read);
}

/** Returns the call for the handler. */
function callOf<Input, A extends Access>({
  input,
  identified,
  request,
  services,
  trail,
}: Admitted<Input>): Call<Input, A> {
  const { identity } = identified;
  return {
    input,
    // For calls that refuseAccess accepts, the actor has the access that the rule requires.
    actor: identity?.actor as Caller<A>,
    user: identity?.user as Call<Input, A>['user'],
    requestId: request.requestId,
    origin: request.origin,
    sql: services.sql,
    log: request.log,
    audit: trail,
    session: identity?.session as Call<Input, A>['session'],
    services,
  };
}

interface Attempt<I> {
  call: { input: I; user: { id: string } | undefined };
  request: CloudRequest;
  answer: (sql: Sql) => Promise<unknown>;
}

/** Answers a mutation, or returns the stored answer of an earlier call with the same key. */
function once<I extends z.ZodType, O extends z.ZodType>(
  { name, output }: WireCall<I, O>,
  { keyed, repeats }: Pick<Definition<I, O, Access>, 'keyed' | 'repeats'>,
  { call, request, answer: first }: Attempt<z.output<I>>,
): (sql: Sql) => Promise<unknown> {
  const { idempotencyKey, params } = request;
  if (!keyed || idempotencyKey === undefined || !call.user) return first;
  const key = { userId: call.user.id, accountId: namedAccount(params) ?? '', key: idempotencyKey };
  const asked = [name, repeats ? repeats(call.input) : params];
  return async (sql) => output.parse(await rememberAnswer(sql, key, { asked, answer: () => first(sql) }));
}
