import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { baseStyle } from '../look/page.ts';
import { slackRoutes } from '../slack/slack-routes.ts';
import { zoomRoutes } from '../zoom/zoom-routes.ts';
import { campusRoutes } from './campus-routes.ts';
import { createCampusClient } from './client.ts';
import type { VendorSettings } from './config.ts';
import { fault, faultsOf } from './faults.ts';
import { gdnRoute } from './gdn-route.ts';
import { overviewPage } from './pages.ts';
import { sendHtml } from './vendor-parts.ts';
import { webDemoRoute } from './web-demo-route.ts';

const style = baseStyle + readFileSync(path.join(import.meta.dirname, 'streaming-vendor.css'), 'utf8');
const policy = "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'";

/** Both streaming vendors, the web demo, Slack, and Zoom, as one server. */
export function buildStreamingVendor(settings: VendorSettings): FastifyInstance {
  const app = Fastify();
  const client = createCampusClient(settings.platformUrl);
  const parts = { settings, client, faults: faultsOf(settings.suspended) };
  app.addHook('onClose', client.close);
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
  gdnRoute(app, parts);
  campusRoutes(app, parts);
  webDemoRoute(app, parts);
  app.register(async (slack) => slackRoutes(slack, parts), { prefix: '/slack' });
  app.register(async (zoom) => zoomRoutes(zoom, parts), { prefix: '/zoom' });
  app.put<{ Params: { name: string } }>('/faults/:name', async ({ params, body }, reply) => {
    parts.faults.set(params.name, fault.parse(body));
    return reply.code(204).send();
  });
  return app;
}
