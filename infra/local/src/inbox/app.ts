import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { baseStyle } from '../look/page.ts';
import { framedHtml, listPage, mailPage, missingPage } from './pages.ts';
import type { MailStore } from './store.ts';

const shown = 100;
const style = baseStyle + readFileSync(path.join(import.meta.dirname, 'inbox.css'), 'utf8');
const script = readFileSync(path.join(import.meta.dirname, 'inbox.js'));

const pagePolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'";
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

interface Recipient {
  Querystring: { to?: string };
}
const recipientSchema = { querystring: { type: 'object', properties: { to: { type: 'string' } } } };

/** The inbox, as pages for people and as JSON for tests and scripts. */
export function buildInbox(store: MailStore): FastifyInstance {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': pagePolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  app.get<Recipient>('/', { schema: recipientSchema }, async (request, reply) => {
    const recipient = request.query.to?.trim() ?? '';
    const mails = store.list(recipient || undefined).slice(0, shown);
    return sendHtml(reply, listPage(mails, recipient));
  });
  app.get('/inbox.css', async (_request, reply) => reply.type('text/css').send(style));
  app.get('/inbox.js', async (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get<{ Params: { id: string } }>('/messages/:id', async (request, reply) => {
    const mail = await store.read(request.params.id);
    return mail ? sendHtml(reply, mailPage(mail)) : sendHtml(reply.code(404), missingPage());
  });
  app.get<{ Params: { id: string } }>('/messages/:id/html', async (request, reply) => {
    const mail = await store.read(request.params.id);
    reply.header('content-security-policy', framePolicy);
    return mail ? sendHtml(reply, framedHtml(mail)) : sendHtml(reply.code(404), missingPage());
  });
  app.get<{ Params: { id: string; index: string } }>(
    '/messages/:id/attachments/:index',
    async (request, reply) => {
      const mail = await store.read(request.params.id);
      const attachment = mail?.attachments[Number(request.params.index)];
      if (!attachment) return sendHtml(reply.code(404), missingPage());
      return reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`)
        .type(attachment.type)
        .send(Buffer.from(attachment.content));
    },
  );

  app.get<Recipient>('/api/messages', { schema: recipientSchema }, async (request) => {
    const summaries = store.list(request.query.to).slice(0, shown);
    const mails = await Promise.all(summaries.map(({ id }) => store.read(id)));
    return {
      messages: mails
        .filter((mail) => mail !== undefined)
        .map(({ attachments, ...mail }) => ({ ...mail, attachments: attachments.map(({ name }) => name) })),
    };
  });
  return app;
}

function sendHtml(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(body);
}
