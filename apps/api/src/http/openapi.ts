import '@campus/contracts/credentials/scope-messages';
import { text } from '@campus/contracts/core/text';
import { apiScopes } from '@campus/domain/credentials/api-scopes';
import type { FastifyInstance } from 'fastify';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Config } from '../core/config.ts';
import type { Services } from '../core/services.ts';
import { fixedAnswer, type SendFixed } from './fixed-answer.ts';
import { metadataPath, tokenPath } from './oauth.ts';
import { areaDescription } from './openapi-areas.ts';
import { finished } from './openapi-finish.ts';
import { areaOf, describe } from './openapi-operation.ts';
import { override } from './openapi-schemas.ts';
import { fileOperations, type Operation, operations } from './operations.ts';

const everyOperation = [...operations, ...fileOperations];

/** The REST interface as an OpenAPI 3.1 document, made from the contracts. */
export function openApiDocument({ publicUrl, console: { brand } }: Config) {
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: `${brand} API`,
        version: '1.0.0',
        description:
          'Get a token with POST /auth/sign-in, or with an API credential at /api/oauth/token, and send it as “Authorization: Bearer …” with every call. The guide is at /api/docs/guide.',
        license: {
          name: 'Proprietary: for customers of the platform',
          url: new URL('/api/docs/guide', publicUrl).href,
        },
      },
      servers: [{ url: new URL('/api/v1', publicUrl).href }],
      security: [{ bearer: [] }],
      tags: [...new Set(everyOperation.map(areaOf))].map((name) => ({
        name,
        description: areaDescription(name),
      })),
      paths: pathsOf(everyOperation),
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, oauth2: clientCredentials(publicUrl) },
      },
    },
    { override },
  );
  return finished(document);
}

/** Describes how scripts get a token with an API credential of the account. */
function clientCredentials(publicUrl: URL) {
  const scopes = Object.fromEntries(apiScopes.map((scope) => [scope, text(`credentials.scope.${scope}`)]));
  return {
    type: 'oauth2',
    description: `API credentials of an account. Client libraries find everything at ${metadataPath} (RFC 8414).`,
    flows: { clientCredentials: { tokenUrl: new URL(tokenPath, publicUrl).href, scopes } },
  } as const;
}

/**
 * /api/openapi.json. The first call builds the document once, because that takes longer than the rest of the
 * startup.
 */
export function openApiRoute(
  app: FastifyInstance,
  { config, limits }: Pick<Services, 'config' | 'limits'>,
): void {
  let send: SendFixed | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    await limits.count('openapi', documentLimit, request.ip);
    send ??= fixedAnswer('application/json; charset=utf-8', JSON.stringify(openApiDocument(config)));
    return send(request, reply);
  });
}

const documentLimit = { calls: 300, seconds: 60 };

function pathsOf(all: readonly Operation[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of all) {
    const { rest } = operation.contract;
    if (!rest) continue;
    paths[rest.path] = { ...paths[rest.path], [rest.method.toLowerCase()]: describe(operation, rest.path) };
  }
  return paths;
}
