import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The prefix of all our cookie names. */
const prefix = 'campus_';

/** The plain-http name of a cookie for the whole console. */
export type CookieName = `${typeof prefix}${'session' | 'device'}`;

/** With this name prefix, browsers reject cookies set by another host or over plain http. */
const hostPrefix = '__Host-';

const sessionName = `${prefix}session` as const;

/** The cookies of one request and its answer, except the session cookie. */
export interface CookieJar {
  values: Readonly<Record<string, string | undefined>>;
  set(name: string, value: string, options: { path: string; seconds: number }): void;
  clear(name: string, options: { path: string }): void;
}

/** Reads cookies from the request and sets them on its answer; `secure` if the browser uses https. */
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
  return Object.keys(request.cookies).some((name) => name.replace(hostPrefix, '').startsWith(prefix));
}

/** A cookie's name in the browser: with `__Host-` on https, where browsers accept it. */
function nameOf(name: CookieName, secure: boolean): string {
  return secure ? hostPrefix + name : name;
}

/** The name of the cookie that holds a browser's sealed session. */
export function sessionCookie(secure: boolean): string {
  return nameOf(sessionName, secure);
}

/** The value of one of our cookies; undefined if the browser did not send it. */
export function readCookieOf(request: FastifyRequest, name: CookieName, secure: boolean): string | undefined {
  return request.cookies[nameOf(name, secure)];
}

/** Sets one of our cookies for all addresses of the console. */
export function setCookieOf(
  reply: FastifyReply,
  name: CookieName,
  value: string,
  { seconds, secure }: { seconds: number; secure: boolean },
): void {
  reply.setCookie(nameOf(name, secure), value, { ...attributes(secure), path: '/', maxAge: seconds });
}

/** The sealed session of a browser; undefined without one. */
export function readSessionCookie(request: FastifyRequest, secure: boolean): string | undefined {
  return readCookieOf(request, sessionName, secure);
}

/** Whether a browser has a session cookie, under either name. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return [false, true].some((secure) => readSessionCookie(request, secure) !== undefined);
}

/** Stores a sealed session in the browser. */
export function setSessionCookie(
  reply: FastifyReply,
  sealed: string,
  options: { seconds: number; secure: boolean },
): void {
  setCookieOf(reply, sessionName, sealed, options);
}

/** Removes the session cookie. The platform's session stays open. */
export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(sessionCookie(secure), { ...attributes(secure), path: '/' });
}

function attributes(secure: boolean) {
  return { httpOnly: true, sameSite: 'lax', secure } as const;
}
