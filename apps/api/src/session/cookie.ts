import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that holds a browser's sealed session. */
export const sessionCookie = 'campus_session';

export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookie];
}

export function setSessionCookie(
  reply: FastifyReply,
  sealed: string,
  options: { seconds: number; secure: boolean },
): void {
  reply.setCookie(sessionCookie, sealed, { ...attributes(options.secure), maxAge: options.seconds });
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(sessionCookie, attributes(secure));
}

function attributes(secure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}
