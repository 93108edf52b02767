import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { refuseUnknownAddress } from '../plugins/error-handler.ts';
import { hasSessionCookie } from '../session/cookie.ts';

const page = 'index.html';
const preloads = 'preloads.json';
/** The wildcard at the end of visitor page addresses. */
const rest = '/*';
const preloadFile = z.record(z.string(), z.array(z.string()));

/** The client's page, with preloaded scripts for each kind of address. */
interface Client {
  html: string;
  /** Pages for signed-in users, by address. */
  signedIn: ReadonlyMap<string, string>;
  /** Pages for visitors, by the beginning of the path. */
  visitors: readonly (readonly [start: string, html: string])[];
}

/**
 * The built web client. Asset names contain a content hash, so browsers cache assets forever. The page itself
 * is revalidated each time, and serves every address of the client's router.
 */
export async function webClient(app: FastifyInstance, folder: string): Promise<void> {
  const client = await readClient(folder);
  await app.register(fastifyStatic, {
    root: path.resolve(folder),
    index: false,
    wildcard: false,
    globIgnore: [page, preloads],
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, file) =>
      void reply.header('cache-control', cacheControlOf(path.relative(folder, file))),
  });
  app.get('/', (request, reply) => sendPage(request, reply, client));
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? sendPage(request, reply, client) : refuseUnknownAddress(),
  );
}

function cacheControlOf(file: string): string {
  return file.startsWith(`assets${path.sep}`)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

async function readClient(folder: string): Promise<Client> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const html = await read(page);
  const scripts = preloadFile.parse(JSON.parse(await read(preloads)));
  const pages = Object.entries(scripts).map(([address, files]) => {
    const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
    return [address, html.replace('</head>', () => `${links.join('')}</head>`)] as const;
  });
  const isForVisitors = ([address]: readonly [string, string]) => address.endsWith(rest);
  return {
    html,
    signedIn: new Map(pages.filter((page) => !isForVisitors(page))),
    visitors: pages
      .filter(isForVisitors)
      .map(([address, page]) => [address.slice(0, 1 - rest.length), page] as const),
  };
}

/**
 * Visitors are redirected from account pages to the sign-in page, so account scripts are not preloaded for
 * them.
 */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, signedIn, visitors }: Client,
): FastifyReply {
  const [address = ''] = request.url.split('?', 1);
  const ofAccount = hasSessionCookie(request) ? signedIn.get(address) : undefined;
  const known = ofAccount ?? visitors.find(([start]) => address.startsWith(start))?.[1];
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(known ?? html);
}

/** Whether the request opens a page, rather than a file or an operation. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isOurs = /^\/(api|trpc|assets)(\/|$)/.test(url);
  return (method === 'GET' || method === 'HEAD') && !isOurs && takesPage(url, headers.accept);
}

/**
 * Browsers ask for HTML. Monitors and link previews accept any type; for them, a path with a dot is a file.
 */
function takesPage(url: string, accept = '*/*'): boolean {
  if (accept.includes('text/html')) return true;
  return accept.trim() === '*/*' && !/^[^?]*\./.test(url);
}
