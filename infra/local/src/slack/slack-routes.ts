import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { failAs } from '../streaming-vendor/fail-as.ts';
import { refusalPage } from '../streaming-vendor/pages.ts';
import { basicHeader, isHeader } from '../streaming-vendor/same-header.ts';
import { sendHtml, type VendorParts } from '../streaming-vendor/vendor-parts.ts';
import { createSlackCodes, type SlackCodes, slackClientId } from './slack-codes.ts';
import { consentPage } from './slack-pages.ts';

const team = { id: 'T0CAMPUS', name: 'Campus Workspace' };

const authorization = z.object({
  client_id: z.literal(slackClientId),
  scope: z.literal('incoming-webhook'),
  redirect_uri: z.string(),
  state: z.string().default(''),
});

/**
 * Simulates the Slack features for connecting a channel: consent, code exchange, and the channel's webhook.
 */
export function slackRoutes(app: FastifyInstance, parts: VendorParts): void {
  const codes = createSlackCodes();
  const channelsByHook = new Map<string, string>();
  const posted = new Map<string, string[]>();
  const home = `${parts.settings.console}/slack`;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get('/oauth/v2/authorize', authorize(codes, home));
  app.post('/api/oauth.v2.access', access(parts, codes, channelsByHook));
  app.post<{ Params: { hook: string } }>('/services/:hook', post(parts, channelsByHook, posted));
  app.get<{ Params: { channel: string } }>(
    '/posted/:channel',
    async ({ params }) => posted.get(params.channel) ?? [],
  );
}

const chosen = authorization.extend({ channel: z.string().optional(), error: z.string().optional() });

function authorize(codes: SlackCodes, home: string) {
  return async ({ query, url }: FastifyRequest, reply: FastifyReply) => {
    const asked = chosen.safeParse(query).data;
    if (asked?.redirect_uri !== home)
      return sendHtml(reply.code(400), refusalPage('The console did not ask for this connection.'));
    const { channel, error, state } = asked;
    if (channel !== undefined)
      return reply.redirect(back({ code: codes.issue({ channel, redirectUri: home }), state }));
    if (error !== undefined) return reply.redirect(back({ error, state }));
    const allow = (name: string) => `${url}&channel=${encodeURIComponent(name)}`;
    return sendHtml(reply, consentPage({ allow, cancel: `${url}&error=access_denied` }));
  };
  function back(params: Record<string, string>): string {
    return `${home}?${new URLSearchParams(params)}`;
  }
}

const exchange = z.object({ code: z.string(), redirect_uri: z.string() });

function access({ settings, faults }: VendorParts, codes: SlackCodes, channelsByHook: Map<string, string>) {
  return async ({ headers, body }: FastifyRequest, reply: FastifyReply) => {
    if (!isHeader(headers.authorization, basicHeader(slackClientId, settings.slackSecret)))
      return refuse('invalid_client_id');
    const asked = exchange.safeParse(body).data;
    if (!asked) return refuse('invalid_code');
    const fault = faults.get(codes.channelOf(asked.code) ?? '');
    if (fault && failAs(fault, reply)) return reply;
    const found = codes.exchange(asked.code, asked.redirect_uri);
    if ('error' in found) return refuse(found.error);
    const hook = randomBytes(24).toString('base64url');
    channelsByHook.set(hook, found.channel);
    const url = `${settings.url}/slack/services/${hook}`;
    const incoming = { channel: found.channel, channel_id: 'C0CAMPUS', configuration_url: settings.url, url };
    return { ok: true, app_id: 'A0CAMPUS', scope: 'incoming-webhook', team, incoming_webhook: incoming };
  };
}

const message = z.object({ text: z.string().min(1) });

function post({ faults }: VendorParts, channelsByHook: Map<string, string>, posted: Map<string, string[]>) {
  return async ({ params, body }: FastifyRequest<{ Params: { hook: string } }>, reply: FastifyReply) => {
    const channel = channelsByHook.get(params.hook);
    if (channel === undefined) return reply.code(404).type('text/plain').send('no_service');
    const fault = faults.get(channel);
    if (fault && 'code' in fault) return reply.code(fault.status).type('text/plain').send(fault.code);
    if (fault && failAs(fault, reply)) return reply;
    const parsed = message.safeParse(body).data;
    if (!parsed) return reply.code(400).type('text/plain').send('no_text');
    posted.set(channel, [...(posted.get(channel) ?? []), parsed.text]);
    return reply.type('text/plain').send('ok');
  };
}

function refuse(error: string) {
  return { ok: false, error };
}
