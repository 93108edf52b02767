import type { CallOutcome } from '@campus/domain/integrations/health';

/** Less than the gateway waits for us. */
const patienceMs = 5_000;
const maxAnswerBytes = 64 * 1024;
const code = /^[\w.-]{1,64}$/;

/** The outcome of a vendor call; `answer` is present if it succeeded. */
export interface VendorResult<T> {
  outcome: CallOutcome;
  /** The vendor's code for a refusal, or an HTTP status. */
  detail: string;
  /** The HTTP status; 0 where there was no answer. */
  status: number;
  /** Milliseconds. */
  latency: number;
  answer?: T;
}

/** A vendor's response, with its headers and the part of the body that is read of every response. */
export interface VendorResponse extends Pick<Response, 'status' | 'ok' | 'headers'> {
  text: string;
}

/** The content of an answer: a refusal with its code, or the requested data; neither if the answer is malformed. */
interface Read<T> {
  refused?: string;
  answer?: T;
}

type Reader<T> = (response: VendorResponse) => Read<T>;

/**
 * Calls a vendor and reads its response. Every outcome is a result, never an error. Redirects are not followed: a
 * redirect is an error unless `init` says otherwise.
 */
export async function callVendor<T>(
  url: string,
  init: RequestInit,
  read: Reader<T>,
): Promise<VendorResult<T>> {
  const start = performance.now();
  const result = await answerOf(url, init, read).catch((error): Result<T> => failureOf(error));
  return { ...result, latency: Math.round(performance.now() - start) };
}

type Result<T> = Omit<VendorResult<T>, 'latency'>;

async function answerOf<T>(url: string, init: RequestInit, read: Reader<T>): Promise<Result<T>> {
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(url, { redirect: 'error', ...init, signal });
  const text = await limitedText(response);
  const { status, ok, headers } = response;
  const { refused, answer } = read({ status, ok, headers, text });
  if (refused !== undefined) return { outcome: 'refused', detail: code.test(refused) ? refused : '', status };
  return answer === undefined
    ? { outcome: 'malformed', detail: '', status }
    : { outcome: 'ok', detail: '', status, answer };
}

/** The body, unless it is longer than any answer of a vendor: then nothing. */
async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxAnswerBytes) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failureOf(error: unknown): Result<never> {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return { outcome: isTimeout ? 'timeout' : 'unreachable', detail: '', status: 0 };
}
