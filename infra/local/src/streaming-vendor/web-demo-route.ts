import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { refusalPage, webDemoPage } from './pages.ts';
import { sendHtml, type VendorParts } from './vendor-parts.ts';

const visit = z.object({
  world: z.string().default(''),
  ticket: z.string().default(''),
  /** A handover token, in Base64. */
  sessionToken: z.base64().default(''),
});

/** The web demo: signs in the person from the console and greets them. */
export function webDemoRoute(app: FastifyInstance, { client }: VendorParts): void {
  app.get('/web-demo', async ({ query }, reply) => {
    const visited = visit.safeParse(query).data;
    if (!visited) return sendHtml(reply.code(400), refusalPage('This is not a link of the console.'));
    const { sessionToken, ...shown } = visited;
    const token = Buffer.from(sessionToken, 'base64').toString();
    const person = token === '' ? undefined : await client.signIn(token);
    return sendHtml(reply, webDemoPage({ ...shown, person }));
  });
}
