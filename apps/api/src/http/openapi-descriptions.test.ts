import { expect, it } from 'vitest';
import { readReference } from '../testing/read-reference.ts';

it('describes every area, operation, parameter, schema and field', async () => {
  const { paths, components, tags } = await readReference();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, DescribedOperation>).flatMap(([method, operation]) =>
      undescribedOf(`${method.toUpperCase()} ${path}`, operation),
    ),
  );
  const schemas = Object.entries<JsonSchema>(components.schemas).flatMap(([name, schema]) => [
    ...(schema.description ? [] : [name]),
    ...undescribedIn(name, schema),
  ]);
  const areas = tags
    .filter(({ description }: DescribedArea) => !description)
    .map(({ name }: DescribedArea) => `${name}: describe it in openapi-areas.ts`);
  expect([...operations, ...schemas, ...areas]).toEqual([]);
});

it('finds missing descriptions at any depth', () => {
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

interface DescribedArea {
  name: string;
  description: string;
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

/**
 * The names of an operation, its parameters, and its fields without a description. Named schemas are not
 * entered.
 */
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
  const { paths, components } = await readReference();
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
