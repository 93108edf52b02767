import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What all our cookies are named with. */
const prefix = 'campus_';

/** The cookie that holds a browser's sealed session. */
export const sessionCookie = `${prefix}session`;

/** The cookies of one request and its answer, apart from the session's. */
export interface CookieJar {
  values: Readonly<Record<string, string | undefined>>;
  set(name: string, value: string, options: { path: string; seconds: number }): void;
  clear(name: string, options: { path: string }): void;
}

export function cookieJar(request: FastifyRequest, reply: FastifyReply, secure: boolean): CookieJar {
  return {
    values: request.cookies,
    set: (name, value, { path, seconds }) =>
      void reply.setCookie(name, value, { ...attributes(secure), path, maxAge: seconds }),
    clear: (name, { path }) => void reply.clearCookie(name, { ...attributes(secure), path }),
  };
}

/** Whether a browser sends any cookie of ours. */
export function hasOwnCookie(request: FastifyRequest): boolean {
  return Object.keys(request.cookies).some((name) => name.startsWith(prefix));
}

export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookie];
}

export function setSessionCookie(
  reply: FastifyReply,
  sealed: string,
  options: { seconds: number; secure: boolean },
): void {
  reply.setCookie(sessionCookie, sealed, {
    ...attributes(options.secure),
    path: '/',
    maxAge: options.seconds,
  });
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(sessionCookie, { ...attributes(secure), path: '/' });
}

function attributes(secure: boolean) {
  return { httpOnly: true, sameSite: 'lax', secure } as const;
}
