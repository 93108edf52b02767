import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { failAs } from './fail-as.ts';
import { endOf, type Fault } from './faults.ts';
import { admitGdn } from './gdn.ts';
import { createOnce } from './once.ts';
import { refusalPage, sessionPage } from './pages.ts';
import { isOf, returnTo } from './return.ts';
import { sendHtml, type VendorParts } from './vendor-parts.ts';

const returning = z.object({ redirectUrl: z.string() });

/** GDN: an address signed by the platform opens one session. */
export function gdnRoute(app: FastifyInstance, { settings, client, faults }: VendorParts): void {
  const nonces = createOnce();
  app.get('/gdn', async ({ query }, reply) => {
    const session = admitGdn(query, settings.gdnSecret, nonces);
    const back = session?.redirectUrl ?? returning.safeParse(query).data?.redirectUrl;
    if (!isOf(settings.console, back))
      return sendHtml(reply.code(400), refusalPage('The console did not ask for this session.'));
    const fault = session && faults.get(session.campaign);
    if (fault && failGdnAs(fault, reply)) return reply;
    const end = session ? endOf(faults, session.campaign) : '1';
    if (!session || end !== undefined) return reply.redirect(returnTo(back, end), 303);
    const { campaign: world, sessionToken } = session;
    const person = sessionToken === '' ? undefined : await client.signIn(sessionToken);
    return sendHtml(reply, sessionPage({ vendor: 'GDN Streaming', world, person, returnAddress: back }));
  });
}

/** GDN has only pages. A malformed answer is a redirect to another site. */
function failGdnAs(fault: Fault, reply: FastifyReply): boolean {
  if (!('malformed' in fault)) return failAs(fault, reply);
  reply.redirect('https://elsewhere.test/', 303);
  return true;
}
