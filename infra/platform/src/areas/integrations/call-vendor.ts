import type { CallOutcome } from '@campus/domain/integrations/health';

/** Less than the gateway waits for us. */
const patienceMs = 5_000;
const longestAnswer = 64 * 1024;
const code = /^[\w.-]{1,64}$/;

/** What became of a call of a vendor; `answer` is there when it succeeded. */
export interface VendorResult<T> {
  outcome: CallOutcome;
  /** The vendor's code for a refusal, or an HTTP status. */
  detail: string;
  /** Milliseconds. */
  latency: number;
  answer?: T;
}

interface Read<T> {
  refused?: string;
  answer?: T;
}

/** Calls a vendor and reads its answer. Whatever the vendor does is a result, never an error. */
export async function callVendor<T>(
  url: string,
  init: RequestInit,
  read: (response: { status: number; ok: boolean; text: string }) => Read<T>,
): Promise<VendorResult<T>> {
  const start = performance.now();
  const result = await answerOf(url, init, read).catch((error): Result<T> => failureOf(error));
  return { ...result, latency: Math.round(performance.now() - start) };
}

type Result<T> = Omit<VendorResult<T>, 'latency'>;

async function answerOf<T>(
  url: string,
  init: RequestInit,
  read: Parameters<typeof callVendor<T>>[2],
): Promise<Result<T>> {
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  const text = await limitedText(response);
  const { refused, answer } = read({ status: response.status, ok: response.ok, text });
  if (refused !== undefined) return { outcome: 'refused', detail: code.test(refused) ? refused : '' };
  return answer === undefined ? { outcome: 'malformed', detail: '' } : { outcome: 'ok', detail: '', answer };
}

/** The body, unless it is longer than any answer of a vendor: then nothing. */
async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failureOf(error: unknown): Result<never> {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return { outcome: isTimeout ? 'timeout' : 'unreachable', detail: '' };
}
