import type { Operation } from '@campus/api/http/operations';
import { streamedFile, uploadedFile } from '@campus/contracts/core/files';
import type { Response, Test } from 'supertest';
import { browserHeaders, type SignedIn, scriptHeaders, type TestGateway } from './gateway.ts';

/** One call through one of the two interfaces, as a person or signed out. */
export type Send = (operation: Operation, input: unknown, person?: SignedIn) => Promise<Response>;

/** Calls an operation like the web client. */
export function overTrpc({ http }: Pick<TestGateway, 'http'>): Send {
  return async ({ path, contract }, input, person) => {
    const headers = await browserHeaders(person);
    const url = `/trpc/${path}`;
    if (contract.kind === 'query')
      return http.get(`${url}?input=${encodeURIComponent(JSON.stringify(input))}`).set(headers);
    return http.post(url).set(headers).type('json').send(JSON.stringify(input));
  };
}

/** Calls an operation like a script: path parameters in the path, the rest as query, form, or body. */
export function overRest({ http }: Pick<TestGateway, 'http'>): Send {
  return async (operation, input, person) =>
    overAddress(http, '/api/v1', { operation, input, headers: await scriptHeaders(person) });
}

/** Calls an operation like a script with this bearer token. */
export function withToken({ http }: Pick<TestGateway, 'http'>, token: string): Send {
  return async (operation, input) =>
    overAddress(http, '/api/v1', { operation, input, headers: { authorization: `Bearer ${token}` } });
}

/** Calls an operation like the web client, including those with files. */
export function overWeb(gateway: Pick<TestGateway, 'http'>): Send {
  const trpc = overTrpc(gateway);
  return async (operation, input, person) => {
    if (!operation.contract.upload && !operation.contract.download) return trpc(operation, input, person);
    return overAddress(gateway.http, '/files', { operation, input, headers: await browserHeaders(person) });
  };
}

interface Addressed {
  operation: Operation;
  input: unknown;
  headers: Record<string, string>;
}

async function overAddress(
  http: TestGateway['http'],
  prefix: string,
  { operation: { path, contract }, input, headers }: Addressed,
): Promise<Response> {
  const { rest, upload } = contract;
  if (!rest) throw new Error(`${path} has no address.`);
  const others = new Map(Object.entries(input as object));
  const url = rest.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(others.get(name)));
    others.delete(name);
    return value;
  });
  const method = rest.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const request = http[method](prefix + url).set(headers);
  if (method === 'get' || method === 'delete') return request.query(queryOf(others));
  if (upload) return attach(request, others);
  return request.type('json').send(JSON.stringify(Object.fromEntries(others)));
}

/** Fills a form. The other fields come before the file. */
async function attach(request: Test, fields: Map<string, unknown>): Promise<Response> {
  const files: [string, SentFile][] = [];
  for (const [name, value] of fields) {
    const file = await sentFile(value);
    if (file) files.push([name, file]);
    else request.field(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, { content, name: called }] of files) request.attach(name, content, called);
  return request;
}

interface SentFile {
  name: string;
  content: Buffer;
}

async function sentFile(value: unknown): Promise<SentFile | undefined> {
  const whole = uploadedFile.safeParse(value).data;
  if (whole) return { name: whole.name, content: Buffer.from(whole.content) };
  const streamed = streamedFile.safeParse(value).data;
  if (!streamed) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of streamed.content) chunks.push(chunk);
  return { name: streamed.name, content: Buffer.concat(chunks) };
}

function queryOf(values: Map<string, unknown>): string {
  const texts = [...values].map(([name, value]) => [name, textOf(value)]);
  return new URLSearchParams(texts).toString();
}

/** A parameter with several values is sent as a comma-separated list. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
