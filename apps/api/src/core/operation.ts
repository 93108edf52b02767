import { AppError } from '@campus/contracts/core/app-error';
import type { Contract, Limit } from '@campus/contracts/core/contract';
import { accountId } from '@campus/contracts/core/fields';
import { ownSentences } from '@campus/contracts/core/sentences';
import { type Actor, accessTo, isAccountScoped } from '@campus/domain/access/access';
import { apiScopeOf } from '@campus/domain/credentials/api-scopes';
import { TRPCError } from '@trpc/server';
import * as z from 'zod';
import { admit } from '../access/admit.ts';
import { secretsOfSignIn } from '../sso/known-secrets.ts';
import { causeOf } from './causes.ts';
import type { Context } from './context.ts';
import { outcomeOf, problemOf } from './errors.ts';
import { refuseOtherPerson } from './page-person.ts';
import { refusePollution } from './pollution.ts';
import { noteLogged } from './refusals.ts';

/** Checks rate limit and access of an operation before its input is parsed. Returns the caller. */
export async function beginOperation(
  ctx: Context,
  operation: { contract: Contract; path: string; rawInput: unknown },
): Promise<Actor | undefined> {
  const { contract, path, rawInput } = operation;
  const { session, services } = ctx;
  const isPublic = contract.access === 'public';
  if (!isPublic) refuseOtherPerson(ctx);
  if (contract.limit) await countCall(ctx, path, contract.limit, isPublic);
  refusePollution(rawInput);
  const accountId = accountIdOf(rawInput);
  const namesNoAccount = isAccountScoped(contract.access) && accountId === undefined;
  const attempt = {
    access: namesNoAccount ? 'signedIn' : accessTo(contract.access, rawInput),
    scope: apiScopeOf(contract),
    session,
    signedOut: ctx.signedOut,
    accountId,
    platform: ctx.platformFor(session ?? 'anonymous'),
  };
  const admitted = () => admit(attempt, services.actors);
  const actor = await (contract.upload ? services.admissions.inTurn(ctx.address, admitted) : admitted());
  if (namesNoAccount) throw accountMissing(contract, rawInput);
  return actor;
}

/** Counts a call against its person, known device, or address. */
async function countCall(
  { services, session, device, address, reportQuota }: Context,
  path: string,
  limit: Limit,
  isPublic: boolean,
): Promise<void> {
  if (session && !isPublic) return services.limits.count(path, limit, session.userId, reportQuota);
  if (!limit.ofKnownDevice || !device?.isKnown)
    return services.limits.count(path, limit, address, reportQuota);
  await services.limits.count(path, { ...limit, calls: limit.ofKnownDevice }, `device:${device.secret}`);
}

/** The refusal for a call that lacks its account, worded as in its contract. */
function accountMissing({ input }: Contract, rawInput: unknown): Error {
  const part = z.object({ accountId: input.shape.accountId ?? accountId });
  const { error } = part.safeParse(rawInput, { error: ownSentences });
  return error
    ? new TRPCError({ code: 'BAD_REQUEST', cause: error })
    : new AppError('invalid', 'request.accountMissing');
}

export interface EndedOperation {
  path: string;
  rawInput: unknown;
  seconds: number;
  error: TRPCError | undefined;
}

/**
 * Writes the operation's log line, counts it, and drops cached account access that the platform contradicts.
 */
export function endOperation(ctx: Context, operation: EndedOperation): void {
  const { path, error } = operation;
  const { services } = ctx;
  services.metrics.operation(path, outcomeOf(error), operation.seconds);
  log(ctx, operation);
  if (error) noteLogged(error);
  if (error && contradictsAccountAccess(error)) ctx.forgetCaller();
  const wait = error?.cause instanceof AppError ? error.cause.retryAfterSeconds : undefined;
  if (wait !== undefined) ctx.retryAfter(wait);
}

function log({ log, session, services }: Context, { path, rawInput, seconds, error }: EndedOperation): void {
  const line = {
    operation: path,
    outcome: outcomeOf(error),
    userId: session?.userId,
    accountId: accountIdOf(rawInput),
    ms: Math.round(seconds * 10_000) / 10,
  };
  if (!error) log.info(line, 'operation');
  else if (!isFault(error))
    log.info(
      { ...line, ...refusalOf(error, secretsOfSignIn(services.config.providers, rawInput)) },
      'operation refused',
    );
  else log.error({ ...line, err: error.cause ?? error }, 'operation failed');
}

/**
 * Returns the key of a refusal. A failed single sign-on adds its cause, which is often a provider setting.
 */
function refusalOf(error: TRPCError, secrets: readonly string[]): { key: string; because?: string } {
  const { key } = problemOf(error, '');
  const because = key.startsWith('sso.') ? causeOf(error.cause, secrets) : '';
  return because === '' ? { key } : { key, because };
}

/** Whether an operator must look into it: bugs and platform outages. */
function isFault({ code }: TRPCError): boolean {
  return code === 'INTERNAL_SERVER_ERROR' || code === 'SERVICE_UNAVAILABLE';
}

function contradictsAccountAccess({ cause }: TRPCError): boolean {
  return cause instanceof AppError && (cause.kind === 'signedOut' || cause.kind === 'forbidden');
}

const named = z.object({ accountId });

/** Returns the account that an input names, before the whole input is parsed. */
export function accountIdOf(rawInput: unknown): string | undefined {
  const parsed = named.safeParse(rawInput);
  return parsed.success ? parsed.data.accountId : undefined;
}
