import type { Operation } from '@campus/api/http/operations';
import type { Response } from 'supertest';
import { browserHeaders, type SignedIn, scriptHeaders, type TestGateway } from './gateway.ts';

/** One call over one of the two interfaces, in a person's name or signed out. */
export type Send = (operation: Operation, input: unknown, person?: SignedIn) => Promise<Response>;

/** Calls an operation as the web client does. */
export function overTrpc({ http }: Pick<TestGateway, 'http'>): Send {
  return async ({ path, contract }, input, person) => {
    const headers = await browserHeaders(person);
    const url = `/trpc/${path}`;
    if (contract.kind === 'query')
      return http.get(`${url}?input=${encodeURIComponent(JSON.stringify(input))}`).set(headers);
    return http.post(url).set(headers).type('json').send(JSON.stringify(input));
  };
}

/** Calls an operation as a script does: names of the path in the path, the rest as query or body. */
export function overRest({ http }: Pick<TestGateway, 'http'>): Send {
  return async ({ path, contract: { rest } }, input, person) => {
    if (!rest) throw new Error(`${path} is not part of the REST interface.`);
    const others = new Map(Object.entries(input as object));
    const url = rest.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = encodeURIComponent(String(others.get(name)));
      others.delete(name);
      return value;
    });
    const method = rest.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const request = http[method](`/api/v1${url}`).set(await scriptHeaders(person));
    if (method === 'get' || method === 'delete') return request.query(queryOf(others));
    return request.type('json').send(JSON.stringify(Object.fromEntries(others)));
  };
}

function queryOf(values: Map<string, unknown>): string {
  const texts = [...values].map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return new URLSearchParams(texts).toString();
}
