import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
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
    rest ? [`${path}: ${rest.method} ${rest.path}`] : [],
  );
  expect(described.sort()).toEqual(declared.sort());
});

it('names each field of a call once: in the path, in the query or in the body', async () => {
  const { paths } = await document();
  const update = paths['/accounts/{accountId}/members/{membershipId}/permission'].put;
  expect(update.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
    'accountId',
    'membershipId',
  ]);
  expect(Object.keys(update.requestBody.content['application/json'].schema.properties)).toEqual([
    'permission',
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
    properties: { file: { type: 'string', contentEncoding: 'binary' } },
  });
  expect(responses[200].content).toHaveProperty(['application/json']);
  const { content } = paths['/profile-pictures/{name}'].get.responses[200];
  expect(content).toEqual({ '*/*': { schema: { type: 'string', contentEncoding: 'binary' } } });
});

it('says which calls need no token', async () => {
  const { paths } = await document();
  expect(paths['/auth/sign-in'].post.security).toEqual([]);
  expect(paths['/accounts'].get).not.toHaveProperty('security');
});
