import { httpStatus } from '@campus/contracts/app-error';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Config } from '../config.ts';
import { type Operation, operations } from './operations.ts';

const failure = z
  .object({
    message: z.string(),
    code: z.string(),
    key: z.string(),
    requestId: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Failure', description: 'Why a call failed: a sentence to show, and a key to act on.' });

/** The REST interface as an OpenAPI 3.1 document, made from the contracts. */
export function openApiDocument({ publicUrl, console: { brand } }: Config) {
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: `${brand} API`,
      version: '1.0.0',
      description:
        'Sign in at `POST /auth/sign-in` and send the token as `Authorization: Bearer …` with every call.',
    },
    servers: [{ url: new URL('/api/v1', publicUrl).href }],
    security: [{ bearer: [] }],
    tags: [...new Set(operations.map(areaOf))].map((name) => ({ name })),
    paths: pathsOf(operations),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
}

/** /api/openapi.json. The document is built once. */
export function openApiRoute(app: FastifyInstance, config: Config): void {
  const document = openApiDocument(config);
  app.get('/api/openapi.json', () => document);
}

function areaOf({ path }: Operation): string {
  return path.split('.')[0] ?? path;
}

function pathsOf(all: readonly Operation[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of all) {
    const { rest } = operation.contract;
    if (!rest) continue;
    paths[rest.path] = { ...paths[rest.path], [rest.method.toLowerCase()]: describe(operation, rest.path) };
  }
  return paths;
}

function describe(operation: Operation, restPath: string): ZodOpenApiOperationObject {
  const { contract, path } = operation;
  const isPublic = contract.access === 'public';
  return {
    operationId: path,
    summary: contract.summary,
    tags: [areaOf(operation)],
    ...(isPublic && { security: [] }),
    ...inputOf(operation, restPath),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: contract.output } } },
      ...failuresOf(isPublic),
    },
  };
}

function inputOf({ contract }: Operation, restPath: string): Partial<ZodOpenApiOperationObject> {
  const inPath = new Set([...restPath.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const fields = Object.entries(contract.input.shape);
  const path = z.object(Object.fromEntries(fields.filter(([name]) => inPath.has(name))));
  const others = z.object(Object.fromEntries(fields.filter(([name]) => !inPath.has(name))));
  const method = contract.rest?.method;
  if (method === 'GET' || method === 'DELETE') return { requestParams: { path, query: others } };
  return { requestParams: { path }, requestBody: { content: { 'application/json': { schema: others } } } };
}

function failuresOf(isPublic: boolean) {
  const { signedOut, forbidden, ...always } = httpStatus;
  const statuses = [...Object.values(always), ...(isPublic ? [] : [signedOut, forbidden])];
  const content = { 'application/json': { schema: failure } };
  return Object.fromEntries(statuses.map((status) => [status, { description: 'Failed', content }]));
}
