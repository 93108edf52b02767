import { AsyncLocalStorage } from 'node:async_hooks';
import { parseSessionHeader } from '@campus/contracts/core/wire-route';
import type { Request, RequestHandler, Response } from 'express';
import { disconnectOf } from '../../call/disconnect.ts';
import type { PreparedAnswer } from '../../call/prepared-answers.ts';
import { isApiToken } from '../../call/session-token.ts';

/** The parts of a request that functions need but Parse Server does not pass on. */
interface KeptRequest {
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
  sessionToken: string | undefined;
  /** Sends this answer in place of the one that Parse Server would copy and write as JSON. */
  sendPrepared(answer: PreparedAnswer): void;
}

const present = new AsyncLocalStorage<KeptRequest>();

/**
 * Stores parts of a request for the called function, and hides its session from Parse Server. Parse Server
 * would read session and user with two queries per call. `identify` has to read both again, because only the
 * current state decides about access.
 */
export const keepRequest: RequestHandler = (request, response, next) =>
  present.run(
    {
      signal: disconnectOf(response),
      sessionToken: takeSession(request),
      sendPrepared: (answer) => replaceAnswer(request, response, answer),
    },
    next,
  );

/** Answers with prepared JSON, or with "not modified" if the caller has it already. */
function replaceAnswer(request: Request, response: Response, { tag, bytes }: PreparedAnswer): void {
  response.json = () => {
    response.set({ etag: tag, 'cache-control': 'private, no-cache' });
    return request.headers['if-none-match'] === tag
      ? response.status(304).end()
      : response.type('json').send(bytes);
  };
}

/** Returns the stored parts of the current request; empty outside a request. */
export function keptRequest(): Partial<KeptRequest> {
  return present.getStore() ?? {};
}

/**
 * Removes and returns the session token of a function call. It is in the headers, or in the body, where SDKs
 * send it.
 */
function takeSession({ path, headers, body }: Request): string | undefined {
  if (!path.startsWith('/functions/')) return undefined;
  const inHeader = take(headers, parseSessionHeader);
  const sent: Record<string, unknown> = Object(body);
  return (sent._ApplicationId ? take(sent, '_SessionToken') : undefined) ?? inHeader;
}

/** Removes and returns a session token. Leaves anything else, such as an API token, for Parse Server to refuse. */
function take(sent: Record<string, unknown>, name: string): string | undefined {
  const token = sent[name];
  if (typeof token !== 'string' || token === '' || isApiToken(token)) return undefined;
  delete sent[name];
  return token;
}
