import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problemsPath } from '../core/problem-shapes.ts';
import { guideHtml } from './docs/guide.ts';
import { docsPage } from './docs/page.ts';
import { problemsHtml } from './docs/problems.ts';
import { fixedAnswer } from './fixed-answer.ts';

const explorer = fileURLToPath(import.meta.resolve('openapi-explorer/dist/browser/openapi-explorer.min.js'));
const documents = path.join(import.meta.dirname, '../../../../docs');
const maxAge = '1d';

/** The pages by address, made once in a process. */
let pages: Promise<Record<string, string>> | undefined;

async function makePages(): Promise<Record<string, string>> {
  const guide = guideHtml(await readFile(path.join(documents, 'api.md'), 'utf8'));
  const scripts = ['/api/docs/assets/openapi-explorer.min.js', '/api/docs/start.js'];
  return {
    '/api/docs': docsPage('API reference', '<div id="reference"></div>', scripts),
    '/api/docs/guide': docsPage('The API for scripts', guide),
    [problemsPath]: docsPage('Problems', problemsHtml()),
  };
}

/** /api/docs: the reference of the REST interface, its guide with the examples, and the list of problems. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  pages ??= makePages();
  for (const [url, page] of Object.entries(await pages))
    app.get(url, fixedAnswer('text/html; charset=utf-8', page));
  for (const [name, type] of [
    ['start.js', 'text/javascript'],
    ['reference.css', 'text/css'],
  ] as const) {
    const content = await readFile(path.join(import.meta.dirname, 'docs', name), 'utf8');
    app.get(`/api/docs/${name}`, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(content));
  }
  await serveFiles(app, path.dirname(explorer), '/api/docs/assets/');
  await serveFiles(app, path.join(documents, 'examples'), '/api/docs/examples/');
}

async function serveFiles(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, { root, prefix, decorateReply: false, index: false, maxAge });
}
