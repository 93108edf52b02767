import type { Contract } from '@campus/contracts/core/contract';
import { TRPCClientError } from '@trpc/client';
import type * as z from 'zod';
import { callHeaders } from './page-person.ts';
import { saveFile } from './save-file.ts';
import { reportSessionOver } from './session-over.ts';

type FileContract<I extends z.ZodObject, O extends z.ZodObject> = Contract<'query' | 'mutation', I, O>;

export interface UploadOptions {
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Aborts the upload. */
  signal?: AbortSignal;
}

/**
 * Calls an operation that accepts a file, and returns its output. Failures work with `describeError`. A
 * canceled call throws an AbortError.
 */
export async function uploadFile<I extends z.ZodObject, O extends z.ZodObject>(
  contract: FileContract<I, O>,
  input: Omit<z.input<I>, 'file'> & { file: File },
  options: UploadOptions = {},
): Promise<z.output<O>> {
  const { method, url, rest } = addressOf(contract, input);
  const form = new FormData();
  for (const [name, value] of rest) form.append(name, value instanceof File ? value : String(value));
  const { status, body } = await send({ method, url, form }, options);
  const answer: unknown = parsed(body);
  if (status !== 200) throw refusalIn(answer);
  return contract.output.parse(answer);
}

/** Calls an operation that returns a file, and saves the file under the name in the response. */
export async function downloadFile<I extends z.ZodObject, O extends z.ZodObject>(
  contract: FileContract<I, O>,
  input: z.input<I>,
): Promise<void> {
  const { method, url, rest } = addressOf(contract, input);
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]));
  const response = await fetch(query.size > 0 ? `${url}?${query}` : url, { method, headers: callHeaders() });
  if (!response.ok) throw refusalIn(parsed(await response.text()));
  saveFile(await response.blob(), nameIn(response.headers.get('content-disposition') ?? ''));
}

/** The address of an operation, and the input that is not part of the address. */
function addressOf({ rest, summary }: Contract, input: object) {
  if (!rest) throw new Error(`"${summary}" has no address.`);
  const given = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = rest.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(given.get(name)));
    given.delete(name);
    return value;
  });
  return { method: rest.method, url: `/files${path}`, rest: [...given] as [string, unknown][] };
}

/** Only XMLHttpRequest reports upload progress. */
function send(
  { method, url, form }: { method: string; url: string; form: FormData },
  { onProgress, signal }: UploadOptions,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(TRPCClientError.from(new TypeError('The gateway cannot be reached.')));
    request.onabort = () => reject(new DOMException('The upload was broken off.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) reject(signal.reason);
    else request.send(form);
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Converts a refusal to the error of the client's other calls. If the session is over, notifies the page's
 * guard.
 */
function refusalIn(answer: unknown): unknown {
  const isRefusal = typeof answer === 'object' && answer !== null && 'error' in answer;
  const failure = TRPCClientError.from(
    isRefusal ? (answer as never) : new Error('The answer cannot be read.'),
  );
  reportSessionOver(failure);
  return failure;
}

function nameIn(disposition: string): string {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return whole ? decodeURIComponent(whole) : 'download';
}
