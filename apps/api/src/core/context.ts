import type { AppError } from '@campus/contracts/core/app-error';
import type { Upload } from '@campus/contracts/core/contract';
import { personHeader } from '@campus/contracts/core/person-header';
import type { Quota } from '@campus/contracts/core/quota';
import { createPlatform, type Platform } from '@campus/parse-adapter/platform';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from '../http/read-form.ts';
import { readStreamedForm } from '../http/read-streamed-form.ts';
import { type CookieJar, clearSessionCookie, cookieJar, setSessionCookie } from '../session/cookie.ts';
import { type Device, setDeviceCookie } from '../session/device.ts';
import { signedOut as pageSignedOut } from '../session/read-session.ts';
import type { Session } from '../session/session.ts';
import type { BatchCalls } from './batch-calls.ts';
import type { LargeAnswer } from './large-answer.ts';
import type { Services } from './services.ts';

/** One request as operations see it. */
export interface Context {
  services: Services;
  requestId: string;
  /** The caller's network address. */
  address: string;
  log: FastifyBaseLogger;
  session: Session | undefined;
  /** The user whose page sent the call, as the console says; undefined for scripts and pages without a person. */
  pagePerson: string | undefined;
  /** The refusal for a call that needs a session and has none. */
  signedOut(): AppError;
  /** The reads of this request. */
  batch: BatchCalls;
  /** What stands for a large answer until the body is sent: the answer itself, or its mark. */
  placeOf(answer: LargeAnswer): unknown;
  /** The browser the call comes from; undefined for scripts. */
  device: Device | undefined;
  /** The cookies besides the session. */
  cookies: CookieJar;
  /** The platform, called with this session or as a visitor. */
  platformFor(session: Pick<Session, 'token'> | 'anonymous'): Platform;
  /**
   * Reads the fields and the one file of a multipart body. Nothing is read before the first call. A streamed
   * file is read only as fast as its content is consumed. For other files, `take` is called with the size of
   * each piece.
   */
  readForm(upload: Upload, take?: (bytes: number) => void): Promise<Record<string, unknown>>;
  /** Stores a sealed session in the browser for this many seconds. */
  keepSession(sealed: string, seconds: number): void;
  /** Marks the browser as one that the caller has signed in with before. */
  keepDevice(): Promise<void>;
  /** Deletes the session cookie. */
  dropSession(): void;
  /** Makes the browser delete its cached console data, such as pictures of people. */
  clearCache(): void;
  /** Makes the next call read the caller again, because the cached access may now be wrong. */
  forgetCaller(): void;
  retryAfter(seconds: number): void;
  /** Reports the remaining calls to a script; undefined for the web client, which sends calls in batches. */
  reportQuota: ((quota: Quota) => void) | undefined;
}

type Given = Pick<Context, 'session'> &
  Partial<Pick<Context, 'device' | 'placeOf' | 'reportQuota' | 'signedOut'>> & {
    idempotencyKey?: string | undefined;
    isBatch?: boolean;
  };

/** Creates the context of one call. Cookies are `Secure` if the console's public address uses https. */
export function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    session,
    signedOut = pageSignedOut,
    placeOf = (answer) => answer,
    device,
    reportQuota,
    idempotencyKey,
    isBatch = false,
  }: Given,
): Context {
  const { config, parse } = services;
  const requestId = request.id;
  const address = request.ip;
  const secure = config.publicUrl.protocol === 'https:';
  return {
    services,
    requestId,
    address,
    log: request.log,
    session,
    pagePerson: request.headers[personHeader]?.toString(),
    signedOut,
    batch: services.batches.begin(session?.userId ?? address, isBatch),
    placeOf,
    device,
    reportQuota,
    cookies: cookieJar(request, reply, secure),
    platformFor: (caller) =>
      createPlatform(parse, {
        session: caller === 'anonymous' ? caller : { token: caller.token },
        requestId,
        idempotencyKey,
        origin: { address, userAgent: request.headers['user-agent'] ?? '', device: device?.secret },
      }),
    readForm: (upload, take) =>
      upload.streamed ? readStreamedForm(request, upload) : readForm(request, upload, take),
    keepSession: (sealed, seconds) => setSessionCookie(reply, sealed, { seconds, secure }),
    keepDevice: async () => {
      if (device) setDeviceCookie(reply, await services.sealers.device.seal(device.secret), secure);
    },
    dropSession: () => clearSessionCookie(reply, secure),
    clearCache: () => void reply.header('clear-site-data', '"cache"'),
    forgetCaller: () => session && services.actors.forget(session),
    retryAfter: (seconds) => void reply.header('retry-after', seconds),
  };
}
