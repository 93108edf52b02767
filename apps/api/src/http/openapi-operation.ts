import { type ErrorKind, errorKinds, httpStatus } from '@campus/contracts/core/app-error';
import type { Contract, Upload } from '@campus/contracts/core/contract';
import { idempotencyKey } from '@campus/contracts/core/wire-route';
import { apiScopeOf } from '@campus/domain/credentials/api-scopes';
import * as z from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { descriptionOf } from './openapi-descriptions.ts';
import { operationExamples } from './openapi-examples.ts';
import { binary, problem } from './openapi-schemas.ts';
import type { Operation } from './operations.ts';

const meaning: Record<ErrorKind, string> = {
  signedOut: 'The token is missing, expired or revoked.',
  forbidden: 'You may not do this, or not in this account.',
  notFound: 'It is not there, or not in this account.',
  invalid: 'The input is not accepted; `issues` says which field and why.',
  conflict: 'It is not possible as things stand.',
  mismatch: 'The `Idempotency-Key` was used for another call.',
  tooMany: 'Too many calls; `Retry-After` says when to come back.',
  unavailable: 'The platform cannot be reached; `Retry-After` says when to try again.',
  internal: 'Our mistake; report it with the request id.',
};

const text = { type: 'string' } as const;
const requestId = {
  'x-request-id': { description: 'What to name when something is wrong.', schema: text },
};
const retryAfter = {
  'retry-after': { description: 'In how many seconds to come back.', schema: { type: 'integer' } },
} as const;
const challenge = {
  'www-authenticate': { description: 'The scheme to authenticate with (RFC 6750).', schema: text },
};
const quota = {
  'ratelimit-policy': {
    description: 'How many calls (q) are allowed in how many seconds (w).',
    schema: { type: 'string', examples: ['"imports.plan";q=30;w=60'] },
  },
  ratelimit: {
    description: 'How many calls are left (r), and in how many seconds all are allowed again (t).',
    schema: { type: 'string', examples: ['"imports.plan";r=29;t=42'] },
  },
} as const;
const disposition = {
  'content-disposition': { description: 'The name to save the file under (RFC 6266).', schema: text },
};

const content = { 'application/problem+json': { schema: problem } };
const headersOf: Partial<Record<ErrorKind, typeof challenge | typeof retryAfter>> = {
  signedOut: challenge,
  tooMany: retryAfter,
  unavailable: retryAfter,
};
const failures = Object.fromEntries(
  errorKinds.map((kind) => [
    kind,
    {
      id: kind,
      description: meaning[kind],
      headers: { ...requestId, ...headersOf[kind] },
      content,
    },
  ]),
);
const other = { id: 'other', description: 'Any other failure.', headers: requestId, content };

/** The operation's area; the reference has one section per area. */
export function areaOf({ path }: Operation): string {
  return path.split('.')[0] ?? path;
}

/** The operation's name in client code: without the dot, so that it is a valid name in any language. */
function operationIdOf({ path }: Pick<Operation, 'path'>): string {
  return path.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Describes an operation for OpenAPI. */
export function describe(operation: Operation, restPath: string): ZodOpenApiOperationObject {
  const { contract } = operation;
  return {
    operationId: operationIdOf(operation),
    summary: contract.summary,
    description: descriptionOf(contract, operationExamples[operation.path]?.notes),
    tags: [areaOf(operation)],
    ...securityOf(contract),
    ...inputOf(operation, restPath),
    responses: {
      200: {
        description: contract.download ? 'The file' : 'Done',
        headers: { ...requestId, ...(contract.limit && quota), ...(contract.download && disposition) },
        content: contentOf(contract),
      },
      ...failuresOf(contract),
    },
  };
}

/**
 * Public operations need no token. Some operations also accept an API credential's token instead of a
 * person's.
 */
function securityOf(contract: Contract): Pick<ZodOpenApiOperationObject, 'security'> {
  if (contract.access === 'public') return { security: [] };
  const scope = apiScopeOf(contract);
  return scope ? { security: [{ bearer: [] }, { oauth2: [scope] }] } : {};
}

const onceKey = idempotencyKey
  .optional()
  .meta({ examples: ['8e03978e-40d5-43dd-bc93-6894a57f9324'] })
  .describe(
    'A text of your choice, such as a UUID. Repeat a call with it after a failure: it happens once, and the first answer is repeated for a day.',
  );

function inputOf({ path: name, contract }: Operation, restPath: string): Partial<ZodOpenApiOperationObject> {
  const inPath = new Set([...restPath.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const fields = Object.entries(contract.input.shape);
  const others = fields.filter(([name]) => !inPath.has(name));
  const path = z.object(Object.fromEntries(fields.filter(([name]) => inPath.has(name))));
  const schema = z.object(
    Object.fromEntries(others.map(([name, field]) => [name, requiredWhereRefused(field)])),
  );
  const method = contract.rest?.method;
  if (method === 'GET' || method === 'DELETE') return { requestParams: { path, query: schema } };
  const params = { path, ...(contract.keyed && { header: z.object({ 'Idempotency-Key': onceKey }) }) };
  if (others.length === 0) return { requestParams: params };
  const content = contract.upload
    ? formOf(schema, contract.upload)
    : { 'application/json': { schema, ...exampleOf(name) } };
  const required = !schema.safeParse({}).success;
  return { requestParams: params, requestBody: { content, required } };
}

function exampleOf(name: string): { example?: Record<string, unknown> } {
  const example = operationExamples[name]?.body;
  return example ? { example } : {};
}

/** Zod treats a list that may be sent as one text as optional, even if it is refused without a value. */
function requiredWhereRefused(field: z.core.$ZodType): z.core.$ZodType {
  const isListOrText = field instanceof z.ZodPipe && field.in instanceof z.ZodTransform;
  if (!isListOrText || field.safeParse(undefined).success) return field;
  return z.nonoptional(field).describe(field.description ?? '');
}

/** The response of a call: JSON, or a file of any type. */
function contentOf({ download, output }: Contract) {
  return download ? { '*/*': { schema: binary } } : { 'application/json': { schema: output } };
}

/** A form with one file. Its other fields come first; fields that are not plain text are sent as JSON. */
function formOf(input: z.ZodObject, { maxBytes, streamed }: Upload) {
  const { file: _, ...beside } = input.shape;
  const shape = Object.fromEntries(Object.entries(beside).map(([name, field]) => [name, inForm(field)]));
  const json = Object.keys(beside).filter((name) => beside[name] !== shape[name]);
  const place = streamed ? ' It comes last: fields after it are not read.' : '';
  const file = z.string().meta({ ...binary, description: `One file of at most ${maxBytes} bytes.${place}` });
  const encoding = Object.fromEntries(json.map((name) => [name, { contentType: 'application/json' }]));
  const schema = z.object({ ...shape, file });
  return { 'multipart/form-data': { schema, ...(json.length > 0 && { encoding }) } };
}

/** The schema of a field that is sent as JSON. */
function inForm(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodPipe && field.in instanceof z.ZodOptional ? field.out : field;
}

/**
 * Lists each failure by its status, described once for all operations. A public operation has no 403 because
 * it has no caller.
 */
function failuresOf({ access, keyed }: Contract): ZodOpenApiResponsesObject {
  const isMet = (kind: ErrorKind) =>
    kind === 'mismatch'
      ? keyed === true
      : access !== 'public' || (kind !== 'signedOut' && kind !== 'forbidden');
  const kinds = errorKinds.filter(isMet);
  const all = kinds.map((kind) => [httpStatus[kind], failures[kind]]);
  return { ...Object.fromEntries(all), default: other };
}
