import { AppError } from '@campus/contracts/core/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiTokens } from './api-token.ts';
import { clearSessionCookie, readSessionCookie } from './cookie.ts';
import type { Session, SessionSealer } from './session.ts';

/** Reads the session of an `Authorization: Bearer …` header; undefined if there is none, or it cannot be opened. */
export async function readBearer(
  request: FastifyRequest,
  sealer: SessionSealer,
): Promise<Session | undefined> {
  const sealed = bearerOf(request);
  return sealed === undefined ? undefined : sealer.open(sealed);
}

/** Reads the session of a script from its `Authorization` header: of a person, or of an API credential. */
export async function readScriptBearer(
  request: FastifyRequest,
  { session, apiToken }: { session: SessionSealer; apiToken: ApiTokens },
): Promise<Session | undefined> {
  const sealed = bearerOf(request);
  if (sealed === undefined) return undefined;
  return (await apiToken.open(sealed)) ?? (await session.open(sealed));
}

/** Whether a request comes with a token, however it is written. */
export function sendsToken({ headers }: FastifyRequest): boolean {
  return /^Bearer\b/i.test(headers.authorization ?? '');
}

/** The refusal of a page without a session. */
export function signedOut(): AppError {
  return new AppError('signedOut', 'access.signedOut');
}

/** The refusal of a script without a session. If it sent no token, the refusal says how to get one. */
export function scriptSignedOut(request: FastifyRequest): AppError {
  return sendsToken(request) ? signedOut() : new AppError('signedOut', 'access.tokenMissing');
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** The session of the cookie. A cookie that cannot be opened counts as none and is removed. */
export async function readCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { sealer, secure }: { sealer: SessionSealer; secure: boolean },
): Promise<Session | undefined> {
  const sealed = readSessionCookie(request, secure);
  if (sealed === undefined) return undefined;
  const session = await sealer.open(sealed);
  if (!session) clearSessionCookie(reply, secure);
  return session;
}
