import type { CallOutcome } from '@campus/domain/integrations/health';

/** Less than the gateway's timeout for the platform. */
const patienceMs = 5_000;
const maxAnswerBytes = 64 * 1024;
const code = /^[\w.-]{1,64}$/;

/** The result of a vendor call. `answer` is set if it succeeded. */
export interface VendorResult<T> {
  outcome: CallOutcome;
  /** The vendor's error code, or an HTTP status. */
  detail: string;
  /** The HTTP status; 0 without a response. */
  status: number;
  /** In milliseconds. */
  latency: number;
  answer?: T;
}

/** A vendor's response: its headers and the start of its body. */
export interface VendorResponse extends Pick<Response, 'status' | 'ok' | 'headers'> {
  text: string;
}

/** The content of a response: an error code or the requested data. Empty if the response is malformed. */
interface Read<T> {
  refused?: string;
  answer?: T;
}

type Reader<T> = (response: VendorResponse) => Read<T>;

/**
 * Calls a vendor and reads its response. Returns every failure as a result and never throws. Does not follow
 * redirects: a redirect is an error unless `init` says otherwise.
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

/** Returns the body, or nothing if it is longer than any valid response. */
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
