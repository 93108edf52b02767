import { AsyncLocalStorage } from 'node:async_hooks';
import { parseSessionHeader } from '@campus/contracts/core/wire-route';
import type { Request, RequestHandler } from 'express';
import { disconnectOf } from '../../call/disconnect.ts';
import { isApiToken } from '../../call/session-token.ts';

/** The parts of a request that a function needs and Parse Server does not pass on to it. */
interface KeptRequest {
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
  sessionToken: string | undefined;
}

const present = new AsyncLocalStorage<KeptRequest>();

/**
 * Keeps parts of a request for the function that it calls, and hides its session from Parse Server. Parse Server would
 * read session and user for each call, with two queries, and `identify` reads both again: only the present state
 * decides who may call.
 */
export const keepRequest: RequestHandler = (request, response, next) =>
  present.run({ signal: disconnectOf(response), sessionToken: takeSession(request) }, next);

/** The kept parts of the request that is being answered. */
export function keptRequest(): Partial<KeptRequest> {
  return present.getStore() ?? {};
}

/** Takes the token out of the headers, and out of the body, where the SDKs send it together with the app's id. */
function takeSession({ path, headers, body }: Request): string | undefined {
  if (!path.startsWith('/functions/')) return undefined;
  const inHeader = take(headers, parseSessionHeader);
  const sent: Record<string, unknown> = Object(body);
  return (sent._ApplicationId ? take(sent, '_SessionToken') : undefined) ?? inHeader;
}

/** Parse Server itself refuses everything else, such as the token of an API credential. */
function take(sent: Record<string, unknown>, name: string): string | undefined {
  const token = sent[name];
  if (typeof token !== 'string' || token === '' || isApiToken(token)) return undefined;
  delete sent[name];
  return token;
}
