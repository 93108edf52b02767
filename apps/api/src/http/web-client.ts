import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { refuseUnknownAddress } from '../plugins/error-handler.ts';
import { hasSessionCookie } from '../session/cookie.ts';

const page = 'index.html';
const preloads = 'preloads.json';
/** How the address of a page for visitors ends: anything may follow. */
const rest = '/*';
const preloadFile = z.record(z.string(), z.array(z.string()));

/** The client's page, and the same with the scripts that an address needs. */
interface Client {
  html: string;
  /** For a signed-in user, by address. */
  signedIn: ReadonlyMap<string, string>;
  /** Headers for everyone, by the beginning of the path. */
  visitors: readonly (readonly [start: string, html: string])[];
}

/**
 * The built web client. Its assets carry a hash of their content in their names and are kept for ever; its page
 * is asked for again each time, and answers every address that belongs to the client's own router.
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

/** A visitor goes from a page of the account to the sign-in page, so its scripts are not loaded. */
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

/** Whether a page is opened, rather than a file or an operation requested by a program or a page. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isOurs = /^\/(api|trpc|assets)(\/|$)/.test(url);
  return (method === 'GET' || method === 'HEAD') && !isOurs && takesPage(url, headers.accept);
}

/** Browsers ask for HTML. Monitors and previews accept any type: a path with a dot is then a file. */
function takesPage(url: string, accept = '*/*'): boolean {
  if (accept.includes('text/html')) return true;
  return accept.trim() === '*/*' && !/^[^?]*\./.test(url);
}
