import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../plugins/error-handler.ts';

const page = 'index.html';

/**
 * The built web client. Its assets carry a hash of their content in their names and are kept for ever; its page
 * is asked for again each time, and answers every address that belongs to the client's own router.
 */
export async function webClient(app: FastifyInstance, folder: string): Promise<void> {
  const html = await readFile(path.join(folder, page), 'utf8');
  await app.register(fastifyStatic, {
    root: path.resolve(folder),
    index: false,
    wildcard: false,
    globIgnore: [page],
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, file) =>
      void reply.header('cache-control', cacheControlOf(path.relative(folder, file))),
  });
  app.get('/', (_request, reply) => sendPage(reply, html));
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? sendPage(reply, html) : answerNotFound(request, reply),
  );
}

function cacheControlOf(file: string): string {
  return file.startsWith(`assets${path.sep}`)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
}

/** Whether somebody opens a page, as against a program or a page asking for a file or an operation. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isOurs = /^\/(api|trpc|assets)(\/|$)/.test(url);
  return (method === 'GET' || method === 'HEAD') && !isOurs && (headers.accept ?? '').includes('text/html');
}
