import { importActions } from '@campus/domain/imports/imports';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { gatewayOn } from '../testing/gateway.ts';
import { fileOperations, operations } from './operations.ts';

async function document() {
  const { app } = await gatewayOn({});
  return (await app.inject('/api/openapi.json')).json();
}

it('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(await document());
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe('3.1');
});

it('describes every operation that scripts can call, under its name, and no other', async () => {
  const { paths } = await document();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { operationId: string }>).map(
      ([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`,
    ),
  );
  const declared = [...operations, ...fileOperations].flatMap(({ path, contract: { rest } }) =>
    rest ? [`${named(path)}: ${rest.method} ${rest.path}`] : [],
  );
  expect(described.sort()).toEqual(declared.sort());
  expect(new Set(described.map((line) => line.split(':')[0])).size).toBe(described.length);
});

/** `members.list` as a name that is one in every language: `membersList`. */
function named(path: string): string {
  const [area = '', ...others] = path.split('.');
  return area + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

it('names each field of a call once: in the path, in the query or in the body', async () => {
  const { paths } = await document();
  const update = paths['/accounts/{accountId}/members/{membershipId}'].patch;
  expect(update.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
    'accountId',
    'membershipId',
  ]);
  expect(Object.keys(update.requestBody.content['application/json'].schema.properties)).toEqual([
    'displayName',
    'firstName',
    'lastName',
    'contactEmail',
    'title',
    'teamId',
    'permission',
    'customFields',
    'expected',
  ]);
  const list = paths['/accounts/{accountId}/members'].get;
  expect(list).not.toHaveProperty('requestBody');
  expect(list.parameters).toContainEqual(expect.objectContaining({ in: 'query', name: 'search' }));
});

it('describes files as they travel: in a form, and as bytes', async () => {
  const { paths } = await document();
  const { requestBody, responses } = paths['/profile/picture'].put;
  const form = requestBody.content['multipart/form-data'].schema;
  expect(form).toMatchObject({
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  });
  expect(responses[200].content).toHaveProperty(['application/json']);
  const { content } = paths['/profile-pictures/{name}'].get.responses[200];
  expect(content['*/*'].schema).toMatchObject({ type: 'string', format: 'binary' });
});

it('says which calls need no token', async () => {
  const { paths } = await document();
  expect(paths['/auth/sign-in'].post.security).toEqual([]);
  expect(paths['/accounts'].get).not.toHaveProperty('security');
});

it('describes beside a file what travels as JSON, and that the file comes last', async () => {
  const { paths } = await document();
  const form =
    paths['/accounts/{accountId}/imports/memberships'].post.requestBody.content['multipart/form-data'];
  expect(Object.keys(form.schema.properties)).toEqual([
    'exportEmail',
    'badges',
    'overwriteBadges',
    'overwriteData',
    'emailData',
    'file',
  ]);
  const json = { contentType: 'application/json' };
  expect(form.encoding).toEqual({ badges: json, emailData: json });
  expect(form.schema.properties).toMatchObject({
    badges: { type: 'array' },
    overwriteData: { type: 'boolean' },
    emailData: { $ref: '#/components/schemas/EmailData' },
  });
});

it('describes every failure of every operation', async () => {
  const { paths, components } = await document();
  const { Problem } = components.schemas;
  expect(Problem.required).toEqual([
    'type',
    'title',
    'status',
    'detail',
    'instance',
    'key',
    'params',
    'requestId',
  ]);
  for (const [name, { content }] of Object.entries<{ content: object }>(components.responses))
    expect(content, name).toEqual({
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    });
  for (const [path, methods] of Object.entries(paths))
    for (const { responses, security, parameters = [] } of Object.values(
      methods as Record<string, Described>,
    )) {
      const refusals = security ? [] : ['401', '403'];
      const statuses = [
        '200',
        '400',
        ...refusals,
        '404',
        '409',
        ...(isKeyed(parameters) ? ['422'] : []),
        '429',
        '500',
        '503',
        'default',
      ];
      expect(Object.keys(responses), path).toEqual(statuses);
    }
});

function isKeyed(parameters: { name: string }[]): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}

interface Described {
  parameters?: { name: string }[];
  responses: object;
  security?: object[];
}

it('calls what is met in several places by one name', async () => {
  const { paths, components } = await document();
  const started = paths['/accounts/{accountId}/imports'].post.responses[200].content['application/json'];
  expect(started.schema.properties).toEqual({ task: { $ref: '#/components/schemas/Task' } });
  expect(components.schemas.Import.properties.task).toEqual({ $ref: '#/components/schemas/Task' });
  // What is taken with defaults and answered without has two names.
  expect(Object.keys(components.schemas)).toContain('ImportOptionsOutput');
  expect(Object.keys(components.schemas)).not.toContain('TaskOutput');
});

it('has clients leave out what may be left out, and tells what is there by its name', async () => {
  const { ImportOptions, ImportOptionsOutput, Import } = (await document()).components.schemas;
  expect(ImportOptions.required ?? []).toEqual([]);
  expect(ImportOptions.properties.permission).toMatchObject({
    description: expect.stringContaining('Default: "member".'),
  });
  expect(JSON.stringify(ImportOptions)).not.toContain('"default"');
  expect(ImportOptionsOutput.required).toContain('permission');
  expect(Object.keys(Import.properties.actions.properties)).toEqual([...importActions]);
  expect(Import.properties.actions.required).toEqual([...importActions]);
});

it('describes every operation, parameter, schema and field', async () => {
  const { paths, components } = await document();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, DescribedOperation>).flatMap(([method, operation]) =>
      undescribedOf(`${method.toUpperCase()} ${path}`, operation),
    ),
  );
  const schemas = Object.entries<JsonSchema>(components.schemas).flatMap(([name, schema]) => [
    ...(schema.description ? [] : [name]),
    ...undescribedIn(name, schema),
  ]);
  expect([...operations, ...schemas]).toEqual([]);
});

it('finds what lacks a description, however deep it is', () => {
  const field = {
    type: 'object',
    properties: { inner: { type: 'array', items: { properties: { deep: {} } } } },
  };
  const content = { 'application/json': { schema: field } };
  const operation = {
    parameters: [{ name: 'page', in: 'query', schema: {} }],
    requestBody: { content },
    responses: { 200: { content } },
  };
  expect(undescribedOf('GET /x', operation)).toEqual([
    'GET /x',
    'GET /x query page',
    'GET /x 200.inner',
    'GET /x 200.inner.deep',
    'GET /x request.inner',
    'GET /x request.inner.deep',
  ]);
});

interface JsonSchema {
  $ref?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
}

interface Body {
  content?: Record<string, { schema: JsonSchema }>;
}

interface DescribedOperation {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; description?: string; schema: JsonSchema }[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

/** The names of an operation, its parameters and its fields that lack a description; named schemas are not entered. */
function undescribedOf(name: string, operation: DescribedOperation): string[] {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  const bodies = Object.entries({ request: requestBody, ...responses });
  return [
    ...(summary || description ? [] : [name]),
    ...parameters.flatMap((parameter) => [
      ...(parameter.description || isDescribed(parameter.schema)
        ? []
        : [`${name} ${parameter.in} ${parameter.name}`]),
      ...undescribedIn(`${name} ${parameter.in} ${parameter.name}`, parameter.schema),
    ]),
    ...bodies.flatMap(([part, body]) =>
      Object.values(body?.content ?? {}).flatMap(({ schema }) => undescribedIn(`${name} ${part}`, schema)),
    ),
  ];
}

function undescribedIn(
  name: string,
  { properties = {}, items, additionalProperties, anyOf = [] }: JsonSchema,
): string[] {
  const values = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const inner = [items, values, ...anyOf].filter((schema) => schema !== undefined);
  return [
    ...Object.entries(properties).flatMap(([field, schema]) => [
      ...(isDescribed(schema) ? [] : [`${name}.${field}`]),
      ...undescribedIn(`${name}.${field}`, schema),
    ]),
    ...inner.flatMap((schema) => undescribedIn(name, schema)),
  ];
}

/** A named schema has its own description. */
function isDescribed(schema: JsonSchema): boolean {
  return Boolean(schema.description || schema.$ref);
}

it('gives each field the description of its schema, unless the field has one of its own', async () => {
  const { paths, components } = await document();
  const { Task, ImportFile } = components.schemas;
  expect(Task.description).toMatch(/^Work that continues after the call/);
  expect(Task.properties.total.description).toBe('Number of items; null until it is known.');
  expect(ImportFile.properties.columns.items.properties.samples.description).toBe(
    'Values of the first rows.',
  );
  // The description of one instant does not become that of all.
  expect(Task.properties.createdAt.description).toMatch(/^Date and time in UTC/);
  expect(Task.properties.startedAt.description).toMatch(/^Time the task started/);
  const { parameters } = paths['/accounts/{accountId}/members'].get;
  const extensive = parameters.find(({ name }: { name: string }) => name === 'extensive');
  expect(JSON.stringify(extensive)).toContain('match anywhere in the value');
});

it('gives examples that its schemas accept', async () => {
  const found = examplesIn(await document());
  expect(found.length).toBeGreaterThan(100);
  for (const { schema, example } of found)
    expect(z.fromJSONSchema(schema).safeParse(example).error, JSON.stringify(schema)).toBeUndefined();
});

interface Example {
  schema: z.core.JSONSchema.JSONSchema;
  example: unknown;
}

function examplesIn(node: unknown): Example[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(examplesIn);
  if (!('examples' in node) || !Array.isArray(node.examples)) return inner;
  const schema: z.core.JSONSchema.JSONSchema = { ...node, examples: node.examples };
  return [...inner, ...node.examples.map((example: unknown) => ({ schema, example }))];
}

it('sends several values of an address as the gateway reads them', async () => {
  const { paths } = await document();
  const { parameters } = paths['/accounts/{accountId}/members'].get;
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'permissions', explode: false }));
});
