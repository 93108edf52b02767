import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { failAs } from '../streaming-vendor/fail-as.ts';
import { basicHeader, isHeader } from '../streaming-vendor/same-header.ts';
import type { VendorParts } from '../streaming-vendor/vendor-parts.ts';

/** The console's app at Zoom, and the Zoom account that owns it. */
export const zoomApp = { accountId: 'campus-at-zoom', clientId: 'campus-console' };

const lifetimeSeconds = 60 * 60;
const scope = 'user:read:user:admin';

/**
 * Simulates Zoom for an app of one account: server-to-server OAuth, and reading the user. Faults are set by
 * name: the account's for token requests, the user's for reads of the user.
 */
export function zoomRoutes(app: FastifyInstance, { settings, faults }: VendorParts): void {
  const tokens = new Set<string>();
  app.post('/oauth/token', async ({ headers, query }, reply) => {
    if (!isHeader(headers.authorization, basicHeader(zoomApp.clientId, settings.zoomSecret)))
      return reply.code(400).send({ reason: 'Invalid client_id or client_secret', error: 'invalid_client' });
    const asked = grant.safeParse(query).data;
    if (asked?.grant_type !== 'account_credentials')
      return reply.code(400).send({ reason: 'unsupported grant type', error: 'unsupported_grant_type' });
    if (asked.account_id !== zoomApp.accountId)
      return reply.code(400).send({ reason: 'Bad Request', error: 'invalid_request' });
    const fault = faults.get(zoomApp.accountId);
    if (fault && 'code' in fault)
      return reply.code(fault.status).send({ reason: 'A fault', error: fault.code });
    if (fault && failAs(fault, reply)) return reply;
    return {
      access_token: issue(tokens),
      token_type: 'bearer',
      expires_in: lifetimeSeconds,
      scope,
      api_url: settings.url,
    };
  });
  app.get<{ Params: { user: string } }>('/v2/users/:user', async ({ headers, params }, reply) => {
    const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!tokens.has(token)) return reply.code(401).send({ code: 124, message: 'Invalid access token.' });
    const fault = faults.get(`zoom-${params.user}`);
    if (fault && 'code' in fault)
      return reply.code(fault.status).send({ code: Number(fault.code), message: 'A fault' });
    if (fault && failAs(fault, reply)) return reply;
    if (params.user !== 'me')
      return reply.code(404).send({ code: 1001, message: `User does not exist: ${params.user}` });
    return {
      id: 'u-campus',
      account_id: zoomApp.accountId,
      email: 'zoom@campus.test',
      type: 2,
      status: 'active',
    };
  });
}

const grant = z.object({ grant_type: z.string(), account_id: z.string().default('') });

function issue(tokens: Set<string>): string {
  const token = randomBytes(24).toString('base64url');
  tokens.add(token);
  setTimeout(() => tokens.delete(token), lifetimeSeconds * 1000).unref();
  return token;
}
