import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookie, readSessionCookie } from './cookie.ts';
import type { Session, SessionSealer } from './session.ts';

/** The session of an `Authorization: Bearer …` header. */
export async function readBearer(
  request: FastifyRequest,
  sealer: SessionSealer,
): Promise<Session | undefined> {
  const sealed = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return sealed === undefined ? undefined : sealer.open(sealed);
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
