import { type ErrorKind, errorKinds, httpStatus } from '@campus/contracts/app-error';
import type { Contract, Upload } from '@campus/contracts/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Config } from '../config.ts';
import { fileOperations, type Operation, operations } from './operations.ts';

const failure = z
  .object({
    message: z.string(),
    code: z.string(),
    key: z.string(),
    requestId: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Failure', description: 'Why a call failed: a sentence to show, and a key to act on.' });

/** Bytes as they are. */
const binary = { type: 'string', contentEncoding: 'binary' } as const;

const everyOperation = [...operations, ...fileOperations];

const meaning: Record<ErrorKind, string> = {
  signedOut: 'The token is missing, expired or revoked.',
  forbidden: 'You may not do this, or not in this account.',
  notFound: 'It is not there, or not in this account.',
  invalid: 'The input is not accepted; `issues` says which field and why.',
  conflict: 'It is not possible as things stand.',
  tooMany: 'Too many calls; `Retry-After` says when to come back.',
  unavailable: 'The platform cannot be reached.',
  internal: 'Our mistake; report it with the request id.',
};

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
    tags: [...new Set(everyOperation.map(areaOf))].map((name) => ({ name })),
    paths: pathsOf(everyOperation),
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
      200: { description: 'Done', content: contentOf(contract) },
      ...failuresOf(isPublic),
    },
  };
}

function inputOf({ contract }: Operation, restPath: string): Partial<ZodOpenApiOperationObject> {
  const inPath = new Set([...restPath.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const fields = Object.entries(contract.input.shape);
  const others = fields.filter(([name]) => !inPath.has(name));
  const path = z.object(Object.fromEntries(fields.filter(([name]) => inPath.has(name))));
  const schema = z.object(Object.fromEntries(others));
  const method = contract.rest?.method;
  if (method === 'GET' || method === 'DELETE') return { requestParams: { path, query: schema } };
  if (others.length === 0) return { requestParams: { path } };
  const content = contract.upload ? formOf(schema, contract.upload) : { 'application/json': { schema } };
  return { requestParams: { path }, requestBody: { content } };
}

/** What a call answers: JSON, or a file of whatever type it has. */
function contentOf({ download, output }: Contract) {
  return download ? { '*/*': { schema: binary } } : { 'application/json': { schema: output } };
}

/** A form with one file in it, the other fields beside it. */
function formOf(schema: z.ZodObject, { maxBytes }: Upload) {
  const { file: _, ...beside } = schema.shape;
  const file = z.string().meta({ ...binary, description: `One file of at most ${maxBytes} bytes.` });
  return { 'multipart/form-data': { schema: z.object({ file, ...beside }) } };
}

function failuresOf(isPublic: boolean) {
  const never = isPublic ? ['signedOut', 'forbidden'] : [];
  const kinds = errorKinds.filter((kind) => !never.includes(kind));
  const content = { 'application/json': { schema: failure } };
  return Object.fromEntries(kinds.map((kind) => [httpStatus[kind], { description: meaning[kind], content }]));
}
