import { campusSessionRequest } from '@campus/contracts/streaming/vendors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type CampusSessions, createCampusSessions } from './campus.ts';
import { failAs } from './fail-as.ts';
import { endOf } from './faults.ts';
import { refusalPage, sessionPage } from './pages.ts';
import { isOf, returnTo } from './return.ts';
import { isHeader } from './same-header.ts';
import { sendHtml, type VendorParts } from './vendor-parts.ts';

/**
 * The vendor that accounts are enrolled with themselves: an API that prepares sessions, and the session
 * pages.
 */
export function campusRoutes(app: FastifyInstance, parts: VendorParts): void {
  const sessions = createCampusSessions();
  app.post('/campus/sessions', prepare(parts, sessions));
  app.get<{ Params: { id: string } }>('/campus/session/:id', begin(parts, sessions));
}

function prepare({ settings, faults }: VendorParts, sessions: CampusSessions) {
  const refuse = (reply: FastifyReply, status: number, code: string) => reply.code(status).send({ code });
  return async ({ headers, body }: FastifyRequest, reply: FastifyReply) => {
    if (!isHeader(headers.authorization, `Bearer ${settings.campusKey}`))
      return refuse(reply, 401, 'UNAUTHORIZED');
    const session = campusSessionRequest.safeParse(body).data;
    if (!session || !isOf(settings.console, session.logoutUrl)) return refuse(reply, 400, 'BAD_REQUEST');
    const fault = faults.get(session.account);
    if (fault && failAs(fault, reply)) return reply;
    return { url: `${settings.url}/campus/session/${sessions.prepare(session)}` };
  };
}

const handedOver = z.object({ sessionToken: z.string().min(1) });

function begin({ client, faults }: VendorParts, sessions: CampusSessions) {
  return async ({ params, query }: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const session = sessions.begin(params.id);
    if (!session)
      return sendHtml(reply.code(404), refusalPage('This session has begun before, or never was.'));
    const { account: world, logoutUrl: returnAddress } = session;
    const end = endOf(faults, world);
    if (end !== undefined) return reply.redirect(returnTo(returnAddress, end), 303);
    const token = handedOver.safeParse(query).data?.sessionToken;
    const person = token === undefined ? undefined : await client.signIn(token);
    return sendHtml(reply, sessionPage({ vendor: 'Nutanix Streaming', world, person, returnAddress }));
  };
}
