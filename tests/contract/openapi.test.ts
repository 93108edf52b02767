// @module-tag sampled
import { fileOperations, type Operation, operations } from '@campus/api/http/operations';
import { sampleOf } from '@campus/domain/testing/sweep';
import { openGateway, scriptHeaders } from '@campus/tests/calls/gateway';
import { overRest } from '@campus/tests/calls/requests';
import { addMember, makeAccount, makeSuperadmin, type Person } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { needRedirect, needWaiting } from '../access/examples.ts';
import { exampleOf } from '../access/file-examples.ts';

type Schema = z.core.JSONSchema.JSONSchema;

const gateway = await openGateway();
const rest = overRest(gateway);
const account = await makeAccount();
const document = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  })
  .parse((await gateway.http.get('/api/openapi.json')).body);

const described = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() })).default([]),
  requestBody: z
    .object({ required: z.boolean(), content: z.record(z.string(), z.object({ schema: z.unknown() })) })
    .optional(),
  responses: z.object({
    200: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }),
  }),
});

const all = [...operations, ...fileOperations].flatMap((operation) => {
  const { path, contract } = operation;
  const needsMore = [...needRedirect, ...needWaiting].some((name) => name === path);
  return contract.rest && !needsMore ? [{ operation, name: path, at: contract.rest }] : [];
});

/** Parses a value with a schema from the document, including the named schemas it refers to. */
function accepted(schema: unknown, value: unknown) {
  const { schemas } = document.components;
  const whole = JSON.stringify({ ...(schema as object), $defs: schemas });
  const local = JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')) as Schema;
  return z.fromJSONSchema(local).safeParse(value);
}

function descriptionOf({ method, path }: { method: string; path: string }) {
  return described.parse(document.paths[path]?.[method.toLowerCase()]);
}

async function callerOf({ contract: { access } }: Operation): Promise<Person | undefined> {
  if (access === 'public') return undefined;
  return access === 'superadmin' ? makeSuperadmin() : addMember(account.accountId, { permission: 'owner' });
}

describe('the description of', () => {
  it.each(sampleOf(all, 80))('$name matches its input and output', async ({ operation, at }) => {
    const { parameters, requestBody, responses } = descriptionOf(at);
    const person = await callerOf(operation);
    const input = (await exampleOf(operation.path)(account, person)) as Record<string, unknown>;
    const placed = new Set(parameters.map(({ name }) => name));
    for (const { name, schema } of parameters)
      if (name in input) expect(accepted(schema, input[name]).error, name).toBeUndefined();
    const beside = Object.fromEntries(
      Object.entries(input)
        .filter(([name]) => !placed.has(name))
        .map(([name, value]) => [name, name === 'file' ? 'content' : value]),
    );
    if (requestBody) {
      const [media] = Object.values(requestBody.content);
      expect(accepted(media?.schema, beside).error).toBeUndefined();
    } else expect(beside).toEqual({});

    const response = await rest(operation, input, person);
    expect(response.status).toBe(200);
    const [[type, answer] = []] = Object.entries(responses[200].content);
    if (type !== 'application/json') return;
    expect(response.type).toBe(type);
    expect(accepted(answer?.schema, response.body).error).toBeUndefined();
  });
});

it('a failure matches its description', async () => {
  const { status, body } = await gateway.http.get(`/api/v1/accounts/${account.accountId}/imports`);
  expect(status).toBe(401);
  expect(accepted(document.components.schemas.Problem, body).error).toBeUndefined();
  const { key, requestId } = body;
  expect({ key, requestId }).toEqual({
    key: 'access.tokenMissing',
    requestId: expect.stringMatching(/.{36}/),
  });
});

const bodiless = all.filter(({ at }) => descriptionOf(at).requestBody?.required === false);

it.each(sampleOf(bodiless, 5))('$name accepts a missing body as an empty one', async ({ operation, at }) => {
  const person = await callerOf(operation);
  const headers = await scriptHeaders(person);
  const send = async (init: RequestInit) => {
    const input = (await exampleOf(operation.path)(account, person)) as Record<string, string>;
    const path = at.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => input[name] ?? '');
    return fetch(`${gateway.url}/api/v1${path}`, { method: at.method, headers, ...init });
  };
  const without = await send({});
  const json = { ...headers, 'content-type': 'application/json' };
  const empty = await send({ headers: json, body: '{}' });
  expect(without.status).toBe(empty.status);
});
