import { AppError } from '@campus/contracts/core/app-error';
import { quotaHeaders } from '@campus/contracts/core/quota';
import { issueToken, revokeToken } from '@campus/contracts/credentials/credentials';
import { apiScopes } from '@campus/domain/credentials/api-scopes';
import { callTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext } from '../core/context.ts';
import type { Services } from '../core/services.ts';
import { originCheck } from '../plugins/origin-check.ts';
import { appRouter } from '../router.ts';
import { readClient, readForm } from './oauth-client.ts';
import { sendOAuthError } from './oauth-errors.ts';

/** The endpoint where scripts get a token. */
export const tokenPath = '/api/oauth/token';
const revocationPath = '/api/oauth/revoke';
/** The address of the authorization server metadata (RFC 8414). */
export const metadataPath = '/.well-known/oauth-authorization-server';

/** Larger than the request of any client. */
const bodyLimit = 16 * 1024;

/**
 * OAuth 2.0 tokens for API credentials: the client credentials grant (RFC 6749, 4.4), revocation (RFC 7009),
 * and the metadata that client libraries use for discovery (RFC 8414).
 */
export async function oauthRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const metadata = metadataOf(services.config.publicUrl);
  app.get(metadataPath, () => metadata);
  await app.register(async (scope) => {
    originCheck(scope, services.config.publicUrl);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.setErrorHandler((error, request, reply) =>
      sendOAuthError(error, { request, reply, metrics: services.metrics }),
    );
    scope.post(tokenPath, (request, reply) => answerToken(request, reply, services));
    scope.post(revocationPath, (request, reply) => answerRevocation(request, reply, services));
  });
}

async function answerToken(request: FastifyRequest, reply: FastifyReply, services: Services) {
  const form = readForm(request.body);
  const grantType = form.get('grant_type');
  if (grantType === undefined) throw new AppError('invalid', 'credentials.oauth.form');
  if (grantType !== 'client_credentials') throw new AppError('invalid', 'credentials.oauth.grantType');
  const client = readClient(request.headers.authorization, form);
  const answer = await run(
    'credentials.issueToken',
    { ...client, scope: form.get('scope') ?? '' },
    {
      request,
      reply,
      services,
    },
  );
  const { accessToken, expiresIn, scope, accountId } = issueToken.output.parse(answer);
  reply.header('cache-control', 'no-store');
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: expiresIn,
    scope,
    account_id: accountId,
  };
}

async function answerRevocation(request: FastifyRequest, reply: FastifyReply, services: Services) {
  const form = readForm(request.body);
  const token = form.get('token');
  if (token === undefined) throw new AppError('invalid', 'credentials.oauth.form');
  const client = readClient(request.headers.authorization, form);
  const answer = await run('credentials.revokeToken', { ...client, token }, { request, reply, services });
  reply.header('cache-control', 'no-store');
  return revokeToken.output.parse(answer);
}

interface HttpCall {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
}

/** Runs an operation as usual: with its limit, log line, and audit entry. */
function run(path: string, input: object, { request, reply, services }: HttpCall): Promise<unknown> {
  return callTRPCProcedure({
    router: appRouter,
    path,
    type: 'mutation',
    getRawInput: async () => input,
    ctx: createContext(services, request, reply, {
      session: undefined,
      reportQuota: (quota) => void reply.headers(quotaHeaders(quota)),
    }),
    signal: undefined,
    batchIndex: 0,
  });
}

function metadataOf(publicUrl: URL) {
  const at = (path: string) => new URL(path, publicUrl).href;
  const methods = ['client_secret_basic', 'client_secret_post'];
  return {
    issuer: publicUrl.origin,
    token_endpoint: at(tokenPath),
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint: at(revocationPath),
    revocation_endpoint_auth_methods_supported: methods,
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    scopes_supported: apiScopes,
    service_documentation: at('/api/docs/guide'),
  };
}
