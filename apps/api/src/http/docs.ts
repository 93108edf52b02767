import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const swaggerUi = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const assets = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png']);

/** /api/docs: the reference of the REST interface, readable under a policy that forbids inline script. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  const [page, start] = await Promise.all([ours('index.html'), ours('start.js')]);
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  );
  await app.register(fastifyStatic, {
    root: swaggerUi,
    prefix: '/api/docs/assets/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
    allowedPath: (name) => assets.has(name),
  });
}

function ours(name: string): Promise<string> {
  return readFile(path.join(import.meta.dirname, 'docs', name), 'utf8');
}
