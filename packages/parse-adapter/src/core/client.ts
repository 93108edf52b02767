import { AppError, type ErrorKind } from '@campus/contracts/core/app-error';
import { usageBody } from '@campus/contracts/core/usage-call';
import type { WireCall } from '@campus/contracts/core/wire-call';
import { sessionTokenHeader, type WireRoute } from '@campus/contracts/core/wire-route';
import type { Environment } from '@campus/domain/core/environments';
import type * as z from 'zod';
import type { Caller } from './caller.ts';
import { callerHeaders } from './caller-headers.ts';
import { type ClientInfo, clientInfoOf, clientInfoPath } from './client-info.ts';
import { refusalOf } from './refusals.ts';
import { createResilience } from './resilience.ts';
import { requestOf, routeAnswer } from './routes.ts';
import { createTaggedAnswers } from './tagged-answers.ts';
import { createTransport, jsonReply, type RawReply, type Reply, type TransportRequest } from './transport.ts';
import { throwUsageError, usageHeaders, usageRows } from './usage.ts';

/** Settings for a connection to a platform. */
export interface ParseClientSettings {
  /** Parse's address, such as `http://127.0.0.1:1337/parse`. */
  url: string;
  appId: string;
  /** The platform's REST routes. Default: `/gateway` beside Parse. */
  routesUrl?: string | undefined;
  /** The usage-search service. Default: `/usage` beside Parse. */
  usageUrl?: string | undefined;
  /** The server whose data the usage-search service returns. Default: `staging`. */
  usageServer?: Environment | undefined;
  /** The contact address in errors for REST routes that fail without a reason. */
  supportEmail: string;
  /** The time limit of one call, including retries. */
  timeoutMs?: number;
  /** Called after every call, for metrics. */
  observe?: (call: CallObservation) => void;
}

export interface CallObservation {
  service: 'platform' | 'usage';
  name: string;
  outcome: 'success' | ErrorKind;
  seconds: number;
}

export interface CallOptions extends Caller {
  /** Whether the call may be sent again if it is unknown whether the first one arrived. */
  idempotent: boolean;
}

/** The payload of a usage-search function without the server, which the client adds. */
export type OfServer<Payload> = Omit<Payload, 'server'>;

export interface ParseClient {
  /**
   * Calls a cloud function and parses its answer. Throws only AppErrors: the platform's refusal, or
   * `platform.unavailable`.
   */
  call<I extends z.ZodType, O extends z.ZodType>(
    wire: WireCall<I, O>,
    params: z.input<I>,
    options: CallOptions,
  ): Promise<z.output<O>>;
  /** Calls a REST route of the platform and parses its answer. Throws like `call`. */
  callRoute<I extends z.ZodObject, O extends z.ZodType>(
    route: WireRoute<I, O>,
    params: z.input<I>,
    options: CallOptions,
  ): Promise<z.output<O>>;
  /**
   * Calls a function of the usage-search service and parses its rows. Throws the errors of ANA-049 to
   * ANA-051.
   */
  usage<I extends z.ZodObject, O extends z.ZodType>(
    route: WireRoute<I, O>,
    params: OfServer<z.input<I>>,
    options: Caller,
  ): Promise<z.output<O>>;
  /** The world from the platform's REST routes, or undefined if there is none with that name. */
  clientInfo(id: string, caller: Caller): Promise<ClientInfo | undefined>;
  close(): Promise<void>;
}

const defaultTimeoutMs = 10_000;

/** A client for one platform, shared by all requests. It stores no session. */
export function createParseClient(settings: ParseClientSettings): ParseClient {
  const { timeoutMs = defaultTimeoutMs, observe = () => {} } = settings;
  const parse = createService(settings.url, timeoutMs);
  const beside = createService(settings.routesUrl ?? new URL('/gateway', settings.url).href, timeoutMs);
  const search = createService(settings.usageUrl ?? new URL('/usage', settings.url).href, timeoutMs);

  const answers = createTaggedAnswers();

  async function call<I extends z.ZodType, O extends z.ZodType>(
    wire: WireCall<I, O>,
    params: z.input<I>,
    { idempotent, ...caller }: CallOptions,
  ): Promise<z.output<O>> {
    const body = JSON.stringify(params);
    const asked = `${wire.name} ${body}`;
    const known = answers.get(asked);
    const request = {
      method: 'POST',
      path: `/functions/${wire.name}`,
      headers: { ...callerHeaders(caller, settings.appId), ...(known && { 'if-none-match': known.tag }) },
      body,
    } as const;
    const read = (reply: RawReply) =>
      known && reply.status === 304 ? known : { reply, result: resultOf(jsonReply(reply)) };
    const answered = await parse.ask(request, read, idempotent);
    // The platform has checked this caller, and what the caller may see is what is known.
    if ('answer' in answered) return answered.answer as z.output<O>;
    const { tag, bytes } = answered.reply;
    const answer = parsed(wire, answered.result);
    if (tag) answers.keep(asked, { tag, answer, bytes: bytes.length });
    return answer;
  }

  function callRoute<I extends z.ZodObject, O extends z.ZodType>(
    route: WireRoute<I, O>,
    params: z.input<I>,
    { idempotent, ...caller }: CallOptions,
  ): Promise<z.output<O>> {
    const token = caller.session !== 'anonymous' && { [sessionTokenHeader]: caller.session.token };
    const { headers: named, ...asked } = requestOf(route, params);
    const of = callerHeaders({ ...caller, session: 'anonymous' }, settings.appId);
    const request = { method: route.method, ...asked, headers: { ...of, ...named, ...token } };
    return beside.ask(request, (reply) => routeAnswer(route, reply, settings.supportEmail), idempotent);
  }

  async function usage<I extends z.ZodObject, O extends z.ZodType>(
    route: WireRoute<I, O>,
    params: OfServer<z.input<I>>,
    caller: Caller,
  ): Promise<z.output<O>> {
    const request = {
      method: route.method,
      ...requestOf(route, usageBody(route, { ...params, server: settings.usageServer ?? 'staging' })),
      headers: usageHeaders(caller, settings.appId),
    };
    const asIs = (reply: RawReply) => reply;
    const reply = await search.ask(request, asIs, true).catch(throwUsageError);
    return usageRows(route, reply, settings.supportEmail);
  }

  return {
    call: (wire, params, options) =>
      observed({ service: 'platform', name: wire.name }, observe, () => call(wire, params, options)),
    callRoute: (route, params, options) =>
      observed({ service: 'platform', name: route.name }, observe, () => callRoute(route, params, options)),
    usage: (route, params, caller) =>
      observed({ service: 'usage', name: route.name }, observe, () => usage(route, params, caller)),
    clientInfo: (id, caller) =>
      observed({ service: 'platform', name: 'ClientInfo' }, observe, () => {
        const headers = callerHeaders({ ...caller, session: 'anonymous' }, settings.appId);
        const read = (reply: RawReply) => clientInfoOf(jsonReply(reply));
        return beside.ask({ method: 'GET', path: clientInfoPath(id), headers }, read, true);
      }),
    close: async () => {
      await Promise.all([parse.close(), beside.close(), search.close()]);
    },
  };
}

/** One upstream service. `read` converts a reply to the answer, or throws its refusal. */
function createService(url: string, timeoutMs: number) {
  const transport = createTransport(url);
  const resilience = createResilience();
  return {
    ask<T>(request: Omit<TransportRequest, 'signal'>, read: (reply: RawReply) => T, idempotent: boolean) {
      const signal = AbortSignal.timeout(timeoutMs);
      const attempt = async () => read(await transport.send({ ...request, signal }));
      return resilience.execute(attempt, { idempotent, signal });
    },
    close: transport.close,
  };
}

function resultOf(reply: Reply): unknown {
  if (reply.status !== 200 || !('result' in reply.body)) throw refusalOf(reply);
  return reply.body.result;
}

function parsed<O extends z.ZodType>(wire: WireCall<z.ZodType, O>, result: unknown): z.output<O> {
  const answer = wire.output.safeParse(result);
  if (answer.success) return answer.data;
  const cause = new Error(`The answer of ${wire.name} has an unknown shape.`, { cause: answer.error });
  throw new AppError('unavailable', 'platform.unavailable').because(cause);
}

async function observed<T>(
  called: Pick<CallObservation, 'service' | 'name'>,
  observe: (call: CallObservation) => void,
  run: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  const end = (outcome: CallObservation['outcome']) =>
    observe({ ...called, outcome, seconds: (performance.now() - start) / 1000 });
  try {
    const answer = await run();
    end('success');
    return answer;
  } catch (error) {
    end(error instanceof AppError ? error.kind : 'internal');
    throw error;
  }
}
