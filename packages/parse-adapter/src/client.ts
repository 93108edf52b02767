import { AppError, type ErrorKind } from '@campus/contracts/app-error';
import type { WireCall } from '@campus/contracts/wire/call';
import type * as z from 'zod';
import { refusalOf } from './refusals.ts';
import { createResilience } from './resilience.ts';
import { createTransport, type ParseAddress, type ParseReply } from './transport.ts';

export interface ParseClientSettings extends ParseAddress {
  /** How long one call may take in all, retries included. */
  timeoutMs?: number;
  /** Told of every call when it has ended, for metrics. */
  observe?: (call: CallObservation) => void;
}

export interface CallObservation {
  name: string;
  outcome: 'success' | ErrorKind;
  seconds: number;
}

/** Who calls. `anonymous` has to be spelled out, so that a forgotten session cannot run as the public. */
export interface Caller {
  session: { token: string } | 'anonymous';
  requestId: string;
  /** Whom the call is made for: the network address and program of the end user. */
  origin?: { address: string; userAgent: string };
}

export interface CallOptions extends Caller {
  /** Whether the call may be sent again when it is unknown if the first one arrived. */
  idempotent: boolean;
}

export interface ParseClient {
  /**
   * Calls a cloud function and parses its answer.
   * Fails with an AppError only: what the platform refused, or `platform.unavailable`.
   */
  call<I extends z.ZodObject, O extends z.ZodType>(
    wire: WireCall<I, O>,
    params: z.input<I>,
    options: CallOptions,
  ): Promise<z.output<O>>;
  close(): Promise<void>;
}

const defaultTimeoutMs = 10_000;

/** A client of one Parse Server, shared by all requests; it keeps no session. */
export function createParseClient(settings: ParseClientSettings): ParseClient {
  const { timeoutMs = defaultTimeoutMs, observe = () => {} } = settings;
  const transport = createTransport(settings);
  const resilience = createResilience();

  async function call<I extends z.ZodObject, O extends z.ZodType>(
    wire: WireCall<I, O>,
    params: z.input<I>,
    options: CallOptions,
  ): Promise<z.output<O>> {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = {
      functionName: wire.name,
      params,
      sessionToken: options.session === 'anonymous' ? undefined : options.session.token,
      requestId: options.requestId,
      signal,
    };
    const attempt = async () => resultOf(await transport.send(request));
    const result = await resilience.execute(attempt, { idempotent: options.idempotent, signal });
    return parsed(wire, result);
  }

  return {
    call: (wire, params, options) => observed(wire.name, observe, () => call(wire, params, options)),
    close: transport.close,
  };
}

function resultOf(reply: ParseReply): unknown {
  if (reply.status !== 200 || !('result' in reply.body)) throw refusalOf(reply);
  return reply.body.result;
}

function parsed<O extends z.ZodType>(wire: WireCall<z.ZodObject, O>, result: unknown): z.output<O> {
  const answer = wire.output.safeParse(result);
  if (answer.success) return answer.data;
  const cause = new Error(`The answer of ${wire.name} has an unknown shape.`, { cause: answer.error });
  throw new AppError('unavailable', 'platform.unavailable').because(cause);
}

async function observed<T>(
  name: string,
  observe: (call: CallObservation) => void,
  run: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  const end = (outcome: CallObservation['outcome']) =>
    observe({ name, outcome, seconds: (performance.now() - start) / 1000 });
  try {
    const answer = await run();
    end('success');
    return answer;
  } catch (error) {
    end(error instanceof AppError ? error.kind : 'internal');
    throw error;
  }
}
