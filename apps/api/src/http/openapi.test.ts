import { importActions } from '@campus/domain/imports/imports';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readReference } from '../testing/read-reference.ts';
import { fileOperations, operations } from './operations.ts';

it('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(await readReference());
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe('3.1');
});

it('describes every operation that scripts can call, under its name, and no other', async () => {
  const { paths } = await readReference();
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

/** Turns `members.list` into a name that is valid in every language: `membersList`. */
function named(path: string): string {
  const [area = '', ...others] = path.split('.');
  return area + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

it('names each field of a call once: in the path, in the query or in the body', async () => {
  const { paths } = await readReference();
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
  const { paths } = await readReference();
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
  const { paths } = await readReference();
  expect(paths['/auth/sign-in'].post.security).toEqual([]);
  expect(paths['/accounts'].get).not.toHaveProperty('security');
});

it('describes the JSON fields sent with a file, and that the file comes last', async () => {
  const { paths } = await readReference();
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
  const { paths, components } = await readReference();
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
      const refusals = security?.length === 0 ? [] : ['401', '403'];
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
  parameters?: { name: string; in?: string; required?: boolean }[];
  responses: object;
  security?: object[];
}

it('uses one name for a schema that occurs in several places', async () => {
  const { paths, components } = await readReference();
  const started = paths['/accounts/{accountId}/imports'].post.responses[200].content['application/json'];
  expect(started.schema.properties).toEqual({ task: { $ref: '#/components/schemas/Task' } });
  expect(components.schemas.Import.properties.task).toEqual({ $ref: '#/components/schemas/Task' });
  // A schema with defaults in the input but not in the output has two names.
  expect(Object.keys(components.schemas)).toContain('ImportOptionsOutput');
  expect(Object.keys(components.schemas)).not.toContain('TaskOutput');
});

it('marks optional fields of requests, and says by name which fields answers contain', async () => {
  const { ImportOptions, ImportOptionsOutput, Import } = (await readReference()).components.schemas;
  expect(ImportOptions.required ?? []).toEqual([]);
  expect(ImportOptions.properties.permission).toMatchObject({
    description: expect.stringContaining('Default: "member".'),
  });
  expect(JSON.stringify(ImportOptions)).not.toContain('"default"');
  expect(ImportOptionsOutput.required).toContain('permission');
  expect(Object.keys(Import.properties.actions.properties)).toEqual([...importActions]);
  expect(Import.properties.actions.required).toEqual([...importActions]);
});

it('gives examples that its schemas accept', async () => {
  const found = examplesIn(await readReference());
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
  const { paths } = await readReference();
  const { parameters } = paths['/accounts/{accountId}/members'].get;
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'permissions', explode: false }));
});

it('marks a parameter as required exactly when a call without it is refused', async () => {
  const { paths } = await readReference();
  const asked = [...operations, ...fileOperations].flatMap(({ path, contract }) => {
    const { rest, input } = contract;
    if (!rest) return [];
    const { parameters = [] }: Described = paths[rest.path][rest.method.toLowerCase()];
    return parameters.flatMap(({ name, in: place, required = false }) =>
      place === 'query' ? [{ name: `${path} ${name}`, required, schema: input.shape[name] }] : [],
    );
  });
  expect(asked.length).toBeGreaterThan(100);
  const isRefused = (schema: z.core.$ZodType | undefined) =>
    schema && !z.safeParse(schema, undefined).success;
  expect(asked.filter(({ required, schema }) => required !== isRefused(schema))).toEqual([]);
});
