import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod';
import { baseStyle } from '../look/page.ts';
import { createCampusSessions } from './campus.ts';
import { campusRoutes } from './campus-routes.ts';
import { type CampusClient, createCampusClient } from './client.ts';
import type { VendorSettings } from './config.ts';
import { endOf, type Faults, fault, faultsOf } from './faults.ts';
import { admitGdn } from './gdn.ts';
import { createOnce } from './once.ts';
import { overviewPage, refusalPage, sessionPage, webDemoPage } from './pages.ts';
import { isOf, returnTo } from './return.ts';

const style = baseStyle + readFileSync(path.join(import.meta.dirname, 'streaming-vendor.css'), 'utf8');
const policy = "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'";

/** What the vendors share. */
export interface VendorParts {
  settings: VendorSettings;
  client: CampusClient;
  faults: Faults;
}

/** Both streaming vendors and the web demo, as one server. */
export function buildStreamingVendor(settings: VendorSettings): FastifyInstance {
  const app = Fastify();
  const parts: VendorParts = {
    settings,
    client: createCampusClient(settings.platformUrl),
    faults: faultsOf(settings.suspended),
  };
  app.addHook('onClose', parts.client.close);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/', (_request, reply) => sendHtml(reply, overviewPage()));
  app.get('/streaming-vendor.css', async (_request, reply) => reply.type('text/css').send(style));
  app.get('/gdn', gdn(parts));
  app.get('/web-demo', webDemo(parts));
  app.put<{ Params: { name: string } }>('/faults/:name', async ({ params, body }, reply) => {
    parts.faults.set(params.name, fault.parse(body));
    return reply.code(204).send();
  });
  campusRoutes(app, parts, createCampusSessions());
  return app;
}

const returning = z.object({ redirectUrl: z.string() });

function gdn({ settings, client, faults }: VendorParts) {
  const nonces = createOnce();
  return async ({ query }: FastifyRequest, reply: FastifyReply) => {
    const session = admitGdn(query, settings.gdnSecret, nonces);
    const back = session?.redirectUrl ?? returning.safeParse(query).data?.redirectUrl;
    if (!isOf(settings.console, back))
      return sendHtml(reply.code(400), refusalPage('The console did not ask for this session.'));
    const end = session ? endOf(faults, session.campaign) : '1';
    if (!session || end !== undefined) return reply.redirect(returnTo(back, end), 303);
    const { campaign: world, sessionToken } = session;
    const person = sessionToken === '' ? undefined : await client.signIn(sessionToken);
    return sendHtml(reply, sessionPage({ vendor: 'GDN Streaming', world, person, returnAddress: back }));
  };
}

const visit = z.object({
  world: z.string().default(''),
  ticket: z.string().default(''),
  sessionToken: z.base64().default(''),
});

function webDemo({ client }: VendorParts) {
  return async ({ query }: FastifyRequest, reply: FastifyReply) => {
    const visited = visit.safeParse(query).data;
    if (!visited) return sendHtml(reply.code(400), refusalPage('This is not a link of the console.'));
    const { sessionToken, ...shown } = visited;
    const token = Buffer.from(sessionToken, 'base64').toString();
    const person = token === '' ? undefined : await client.signIn(token);
    return sendHtml(reply, webDemoPage({ ...shown, person }));
  };
}

export function sendHtml(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(body);
}
