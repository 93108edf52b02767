import { AppError } from '@campus/contracts/core/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiTokens } from './api-token.ts';
import { clearSessionCookie, readSessionCookie } from './cookie.ts';
import type { Session, SessionSealer } from './session.ts';

/**
 * Reads the session from an `Authorization: Bearer …` header. Returns undefined if it is missing or cannot be
 * opened.
 */
export async function readBearer(
  request: FastifyRequest,
  sealer: SessionSealer,
): Promise<Session | undefined> {
  const sealed = bearerOf(request);
  return sealed === undefined ? undefined : sealer.open(sealed);
}

/** Reads a script's session from its `Authorization` header: a person's or an API credential's. */
export async function readScriptBearer(
  request: FastifyRequest,
  { session, apiToken }: { session: SessionSealer; apiToken: ApiTokens },
): Promise<Session | undefined> {
  const sealed = bearerOf(request);
  if (sealed === undefined) return undefined;
  return (await apiToken.open(sealed)) ?? (await session.open(sealed));
}

/** Whether a request carries a token in any form. */
export function sendsToken({ headers }: FastifyRequest): boolean {
  return /^Bearer\b/i.test(headers.authorization ?? '');
}

/** Whether a script reads a file at the address that pages embed. */
export function readsWithToken(request: FastifyRequest): boolean {
  return request.method === 'GET' && sendsToken(request);
}

/** The refusal for a page without a session. */
export function signedOut(): AppError {
  return new AppError('signedOut', 'access.signedOut');
}

/** The refusal for a script without a session. If it sent no token, the text explains how to get one. */
export function scriptSignedOut(request: FastifyRequest): AppError {
  return sendsToken(request) ? signedOut() : new AppError('signedOut', 'access.tokenMissing');
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Reads the session from the cookie. A cookie that cannot be opened is removed and counts as none. */
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
