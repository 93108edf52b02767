import { AppError } from '@campus/contracts/core/app-error';
import {
  isSmallBody,
  type JsonBounds,
  jsonExcess,
  sessionJson,
  visitorJson,
} from '@campus/server-kit/json-bounds';
import type { Limits } from '@campus/server-kit/limits';
import type { ThrottledCallers } from '@campus/server-kit/throttled-callers';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../core/metrics.ts';
import { noteLogged } from '../core/refusals.ts';
import type { Session } from '../session/session.ts';
import type { Operation } from './operations.ts';

/** What the gateway needs to check the sender before it reads a JSON body. */
export interface BodySettings {
  limits: Limits;
  metrics: Metrics;
  /** Callers that repeatedly sent excessive bodies. */
  throttled: ThrottledCallers;
  readSession(request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined>;
  /** The refusal of a call without a session. */
  signedOut(request: FastifyRequest): AppError;
  /** The operations that a request calls, as far as its address shows them. */
  operationsOf(request: FastifyRequest): readonly Operation[];
}

/**
 * Checks the JSON of requests before it is parsed. For larger bodies, the sender is checked before the body
 * is read: it needs a session if the operation does, and calls left in its limit. Then the size and nesting
 * of the JSON are checked.
 */
export function boundedJson(scope: FastifyInstance, settings: BodySettings): void {
  const bounds = new WeakMap<FastifyRequest, JsonBounds & { sender: string }>();
  scope.addHook('preParsing', async (request, reply, payload) => {
    if (isSmallBody(request.headers)) return payload;
    const length = Number(request.headers['content-length'] ?? 0);
    const session = await settings.readSession(request, reply);
    const sender = session?.userId ?? request.ip;
    if (settings.throttled.has(sender)) {
      const refusal = await settings.throttled.refuse(sender);
      // The rest of the body is not read, not even to discard it.
      reply.header('connection', 'close');
      throw refusal;
    }
    const own = session ? sessionJson : visitorJson;
    if (length > own.bytes) {
      settings.throttled.note(sender);
      throw tooLarge();
    }
    for (const operation of settings.operationsOf(request))
      await refuseEarly(request, session, operation, settings);
    bounds.set(request, { ...own, sender });
    return payload;
  });
  scope.removeContentTypeParser('application/json');
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const refusal = judge(request, body);
    if (refusal) done(refusal);
    else parse(request, body.toString(), done);
  });
  // tRPC has its own parsers, which pass the text on unparsed.
  scope.addHook('preValidation', async (request) => {
    if (typeof request.body !== 'string') return;
    const refusal = judge(request, Buffer.from(request.body));
    if (refusal) throw refusal;
  });

  function judge(request: FastifyRequest, body: Uint8Array): Error | undefined {
    const known = bounds.get(request);
    const refusal = refusalOf(body, known ?? visitorJson);
    if (refusal && known) settings.throttled.note(known.sender);
    return refusal;
  }
}

async function refuseEarly(
  request: FastifyRequest,
  session: Session | undefined,
  { path, contract: { access, limit } }: Operation,
  { limits, metrics, signedOut }: BodySettings,
): Promise<void> {
  try {
    if (access !== 'public' && !session) throw signedOut(request);
    const caller = access === 'public' || !session ? request.ip : session.userId;
    if (limit) await limits.refuseExhausted(path, limit, caller);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { key } = error;
    request.log.info({ operation: path, userId: session?.userId, key }, 'operation refused unread');
    metrics.refusal(key);
    noteLogged(error);
    throw error;
  }
}

function refusalOf(body: Uint8Array, bounds: JsonBounds): Error | undefined {
  const excess = jsonExcess(body, bounds);
  if (!excess) return undefined;
  return excess === 'deep' ? new TRPCError({ code: 'PARSE_ERROR' }) : tooLarge();
}

function tooLarge(): TRPCError {
  return new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
}
