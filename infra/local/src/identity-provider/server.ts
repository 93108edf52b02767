import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { JWK } from 'oidc-provider';
import { baseStyle } from '../look/page.ts';
import { demoPeople } from './demo-people.ts';
import type { Issuer } from './issuers.ts';
import { overviewPage } from './pages.ts';
import { createPeople, newPerson, type People } from './people.ts';
import { createProvider } from './provider.ts';

const style = baseStyle + readFileSync(path.join(import.meta.dirname, 'identity-provider.css'), 'utf8');

export interface IdentityProviderParts {
  origin: string;
  /** The only origin that the sign-in page's buttons may open. */
  publicUrl: string;
  issuers: readonly Issuer[];
  keys: ReadonlyMap<string, JWK>;
}

interface Mounted {
  path: string;
  name: string;
  people: People;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** One server for all issuers, each at its own path. */
export function buildIdentityProvider(parts: IdentityProviderParts): Server {
  const { origin, issuers, keys } = parts;
  const mounted = issuers.map((issuer): Mounted => {
    const key = keys.get(issuer.path);
    if (!key) throw new Error(`There is no key for ${issuer.path}.`);
    const people = createPeople(demoPeople[issuer.path] ?? []);
    const provider = createProvider(issuer, { origin, key, people });
    return { path: issuer.path, name: issuer.name, people, handle: provider.callback() };
  });
  const policy = `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${new URL(parts.publicUrl).origin}; frame-ancestors 'none'`;
  return createServer((request, response) => {
    response.setHeader('content-security-policy', policy);
    response.setHeader('x-content-type-options', 'nosniff');
    answer(request, response, mounted).catch(() => send(response, 400, 'text/plain', 'Bad request'));
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  mounted: readonly Mounted[],
): Promise<void> {
  const url = request.url ?? '/';
  if (url === '/healthz') return send(response, 200, 'application/json', '{"status":"ok"}');
  if (url === '/') return send(response, 200, 'text/html', overview(mounted));
  if (url === '/identity-provider.css') return send(response, 200, 'text/css', style);
  const issuer = mounted.find(({ path: prefix }) => url.startsWith(`${prefix}/`));
  if (!issuer) return send(response, 404, 'text/plain', 'Not found');
  const rest = url.slice(issuer.path.length);
  if (rest === '/people' && request.method === 'POST') return addPerson(request, response, issuer.people);
  if (rest.startsWith('/auth')) forgetSession(request);
  // The library finds the issuer's path through these.
  Object.assign(request, { originalUrl: url, url: rest });
  await issuer.handle(request, response);
}

function overview(mounted: readonly Mounted[]): string {
  return overviewPage(mounted.map(({ name, people }) => ({ name, people: people.list() })));
}

/**
 * Tests add their own people. A web page cannot, because browsers send a preflight request before cross-site
 * JSON.
 */
async function addPerson(request: IncomingMessage, response: ServerResponse, people: People): Promise<void> {
  if (request.headers['content-type'] !== 'application/json')
    return send(response, 415, 'text/plain', 'Only application/json is taken.');
  const person = newPerson.parse(await json(request));
  people.add(person);
  send(response, 201, 'application/json', JSON.stringify({ sub: person.sub }));
}

/** Every sign-in asks for the person, even after an earlier sign-in in this browser. */
function forgetSession({ headers }: IncomingMessage): void {
  headers.cookie = (headers.cookie ?? '')
    .split('; ')
    .filter((cookie) => !cookie.startsWith('_session='))
    .join('; ');
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}
