import type { Stack } from '@campus/local/stack';
import type { Target } from './measure.ts';

type Headers = Record<string, string>;

const json = { 'content-type': 'application/json' };
const boundary = 'bench';

/** Requests from one attacker over this many connections, in sequence on each. */
export interface Attack {
  name: string;
  /** Whether the request is sent at once or one byte a second. */
  pace: 'whole' | 'trickle';
  connections: number;
  targets: readonly Target[];
  /** The attacker's calls are valid, so that some of them must succeed. */
  isAllowed?: true;
}

/** The attackers' address. The gateway trusts this machine's header. */
export const origin = { 'x-forwarded-for': '198.51.100.1' };

/** Replaced by a new number in each request: in headers, and in bodies that are texts. */
export const callNumber = '{call}';

let calls = 0;

/** The request with a number that no other request has. */
export function numbered(target: Target): Target {
  const number = `${Date.now().toString(36)}-${calls++}`;
  const filled = (text: string) => text.replaceAll(callNumber, number);
  const headers = Object.fromEntries(
    Object.entries(target.headers).map(([name, value]) => [name, filled(value)]),
  );
  const { body } = target;
  return { ...target, headers, ...(typeof body === 'string' && { body: filled(body) }) };
}

/** Makes requests to the gateway and the platform of a stack. */
export function targetsOf({ urls }: Stack) {
  const ask = (method: Target['method'], path: string, headers: Headers): Target => ({
    name: path,
    method,
    url: urls.console + path,
    headers: { ...json, ...headers },
  });
  const form = (path: string, headers: Headers, file: string): Target => ({
    ...ask('POST', path, {
      ...origin,
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    }),
    body: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${file}`,
  });

  return {
    ask,

    get: (path: string, headers: Headers) => ask('GET', path, headers),

    post: (path: string, headers: Headers) => ask('POST', path, headers),

    /** A change with this content as JSON. */
    send(
      method: 'POST' | 'PATCH',
      path: string,
      { headers, body }: { headers: Headers; body: object },
    ): Target {
      return { ...ask(method, path, headers), body: JSON.stringify(body) };
    },

    /** Reads of the web client in one request: operations with their inputs. */
    batch(calls: readonly (readonly [operation: string, input: object])[], headers: Headers): Target {
      const names = calls.map(([operation]) => operation).join();
      const inputs = Object.fromEntries(calls.map(([, input], index) => [index, input]));
      return ask(
        'GET',
        `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`,
        headers,
      );
    },

    /** A form whose file begins and does not end. */
    openForm: (path: string, headers: Headers) => form(path, headers, ''),

    /** A form with this file. */
    file: (path: string, headers: Headers, content: string) =>
      form(path, headers, `${content}\r\n--${boundary}--\r\n`),

    /** A function of the platform. */
    call(name: string, headers: Headers): Target {
      const url = `${urls.platform}/functions/${name}`;
      return {
        name,
        method: 'POST',
        url,
        headers: { ...json, 'x-parse-application-id': 'campus', ...headers },
      };
    },
  };
}
