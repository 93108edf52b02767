// @module-tag sampled
import { fileOperations, type Operation, operations } from '@campus/api/http/operations';
import { sampleOf } from '@campus/domain/testing/sweep';
import { openGateway } from '@campus/tests/calls/gateway';
import { overRest, overWeb, type Send } from '@campus/tests/calls/requests';
import { fingerprint } from '@campus/tests/world/fingerprint';
import {
  addMember,
  makeAccount,
  makeSuperadmin,
  type Person,
  sql,
  type TestAccount,
} from '@campus/tests/world/world';
import type { Response } from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../access/file-examples.ts';
import { type Field, fieldsOf, withField } from './input-fields.ts';

const gateway = await openGateway();
const web = overWeb(gateway);
const rest = overRest(gateway);

/** A person who may call the operation, so that only its input is wrong. */
async function makeCaller(
  { contract: { access } }: Operation,
  { accountId }: TestAccount,
): Promise<Person | undefined> {
  if (access === 'public') return undefined;
  return access === 'superadmin' ? makeSuperadmin() : addMember(accountId, { permission: 'owner' });
}

let account: TestAccount;

/** Refused calls change nothing, so that all operations of a table share an account. A small one is quick to compare. */
async function renewAccount(): Promise<void> {
  account = await makeAccount();
}

/** Prepares a caller, a valid input, and the stored data for the bad values of an operation's fields. */
async function prepare(operation: Operation) {
  const caller = await makeCaller(operation, account);
  const input: object = await exampleOf(operation.path)(account, caller);
  return { caller, input, before: await stored(account, input) };
}

/** Expects a refusal that names the problem and a request id, and reveals no internals. */
function expectClearRefusal(response: Response, statuses = [400], label = '') {
  const { data, ...failure } = response.body.error ?? response.body;
  const { requestId } = data ?? failure;
  const sentence = failure.message ?? failure.detail;
  expect(statuses, label).toContain(response.status);
  // The specification's sentences about web rooms begin with a field name.
  expect(sentence, label).toMatch(/^([A-Z']|name |order ).+[^.]\.?$/);
  expect(sentence, label).not.toMatch(/zod|expected|undefined|json at|stack/i);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers['x-request-id']).toBe(requestId);
}

/** The stored data of the account, of a person whose email is in the input, and of that person's sessions. */
async function stored({ accountId }: TestAccount, input: object): Promise<unknown> {
  const email = 'email' in input ? input.email : '';
  const named = await sql.query(
    `select u::text, (select count(*) from "_Session" s where s."user" = u."objectId")
     from "_User" u where u.email = $1`,
    [email],
  );
  return { account: await fingerprint(accountId), named };
}

const badTexts: [string, unknown][] = [
  ['a NUL', 'text\0text'],
  ['200 kB', 'x'.repeat(200_000)],
];
/** An address cannot contain this, but JSON can. */
const halfACharacter: [string, unknown] = ['half a surrogate pair', 'text\ud800'];
const wrongTypes: [string, unknown][] = [
  ['a list', ['x', 'y']],
  ['an object', { $ne: '' }],
  ['null', null],
];

/** 200 kB are too large for an address, which contains a query's input. */
const statusesOf = (value: unknown) =>
  typeof value === 'string' && value.length > 10_000 ? [400, 413, 414, 431] : [400, 404];

interface BadField {
  operation: Operation;
  field: Field;
}

/** Sends each bad value of each field. All refusals together must change nothing, so the data is compared once. */
async function expectRefused(
  send: Send,
  operation: Operation,
  fields: readonly { field: Field; values: readonly [string, unknown][] }[],
) {
  const { caller, input, before } = await prepare(operation);
  for (const { field, values } of fields)
    for (const [name, value] of values)
      expectClearRefusal(
        await send(operation, withField(input, field.path, value), caller),
        statusesOf(value),
        `${field.path.join('.')}: ${name}`,
      );
  expect(await stored(account, input)).toEqual(before);
}

function fieldsIn(all: readonly Operation[]): BadField[] {
  return all.flatMap((operation) =>
    fieldsOf(operation.contract.input).map((field) => ({ operation, field })),
  );
}

/** The fields by operation, as the rows of a table of tests. */
function byOperation(fields: readonly BadField[], size = Number.POSITIVE_INFINITY) {
  return [...Map.groupBy(fields, ({ operation }) => operation)].map(([operation, group]) => ({
    name: operation.path,
    operation,
    fields: sampleOf(group, size).map(({ field }) => field),
  }));
}

const fields = fieldsIn(operations);
// A file's name and content are sent differently (bad-files.test.ts).
const besideFiles = fieldsIn(fileOperations).filter(({ field }) => field.path[0] !== 'file');
const isText = ({ field }: BadField) => field.type === 'string';
const texts = byOperation(fields.filter(isText));
const addressTexts = byOperation(besideFiles.filter(isText));
// Each operation parses its own REST input, so one field is enough by day. The nightly run tests all fields.
const restTexts = byOperation(
  [...fields, ...besideFiles].filter((field) => isText(field) && field.operation.contract.rest),
  1,
);

describe('every text field refuses text that cannot be stored', () => {
  beforeAll(renewAccount);
  it.each(texts)('$name', ({ operation, fields }) => {
    const values = [...badTexts, halfACharacter];
    return expectRefused(
      web,
      operation,
      fields.map((field) => ({ field, values })),
    );
  });
  it.each(addressTexts)('$name, beside a file', ({ operation, fields }) =>
    expectRefused(
      web,
      operation,
      fields.map((field) => ({ field, values: badTexts })),
    ),
  );
  it.each(restTexts)('$name, over REST', ({ operation, fields }) =>
    expectRefused(
      rest,
      operation,
      fields.map((field) => ({ field, values: badTexts })),
    ),
  );
});

describe('every field refuses values of another type', () => {
  beforeAll(renewAccount);
  it.each(byOperation(fields))('$name', ({ operation, fields }) =>
    expectRefused(
      web,
      operation,
      fields.map((field) => ({
        field,
        values: wrongTypes.filter(([, value]) => value !== null || !field.nullable),
      })),
    ),
  );
});

const tenMegabytes = JSON.stringify({ email: 'x'.repeat(10_000_000) });
const deeplyNested = `{"email":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;

const json = { 'content-type': 'application/json', 'x-campus-request': '1' };
const mutations = operations.filter(({ contract }) => contract.kind === 'mutation');
const doors = mutations.flatMap(({ path, contract: { access, rest: at } }) => [
  { kind: `tRPC ${kindOf(access)}`, name: `/trpc/${path}`, method: 'post' as const, url: `/trpc/${path}` },
  ...(at && at.method !== 'DELETE'
    ? [
        {
          kind: `REST ${kindOf(access)}`,
          name: `${at.method} ${at.path}`,
          method: at.method.toLowerCase() as 'post',
          url: `/api/v1${at.path.replaceAll(/\{\w+\}/g, 'x')}`,
        },
      ]
    : []),
]);

/** Operations with the same kind of access check sender and body in the same way. */
function kindOf(access: Operation['contract']['access']): string {
  return access === 'public' || access === 'superadmin' ? access : 'with a session';
}

function sendTo({ method, url }: (typeof doors)[number], headers: Record<string, string>, body: string) {
  return gateway.http[method](url)
    .set({ 'x-campus-request': '1', ...headers })
    .send(body);
}

it.each(doors)('$name stands behind the bounds of JSON', async (door) => {
  const refused = await sendTo(door, json, '{"nested":{"__proto__":{"superadmin":true}}}');
  expectClearRefusal(refused);
  expect({}).not.toHaveProperty('superadmin');
});

const ofEachKind = [...Map.groupBy(doors, ({ kind }) => kind).values()].flatMap((group) =>
  sampleOf(group, 1),
);

describe.each(ofEachKind)('$kind: $name', (door) => {
  const send = (headers: Record<string, string>, body: string) => sendTo(door, headers, body);

  it.each(['{"email":', '{', 'undefined', "{'a': 1}", '\0', ''])(
    'refuses the malformed JSON %j',
    async (body) => {
      expectClearRefusal(await send(json, body));
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/json-patch+json',
    'text/json',
  ])('refuses %s', async (type) => {
    expectClearRefusal(await send({ 'content-type': type }, '{}'), [415]);
  });

  it('refuses a body of 10 MB', async () => {
    expectClearRefusal(await send(json, tenMegabytes), [413]);
  });

  it.each([
    '{"__proto__":{"superadmin":true}}',
    '{"constructor":{"prototype":{"superadmin":true}}}',
    '{"attributes":{"nested":[{"__proto__":{"superadmin":true}}]}}',
    '{"\\u005f_proto__":{"superadmin":true}}',
  ])('refuses %s', async (body) => {
    expectClearRefusal(await send(json, body));
    expect({}).not.toHaveProperty('superadmin');
  });

  it('refuses deeply nested JSON', async () => {
    // An operation without a session refuses it unread, as too large for a visitor.
    expectClearRefusal(await send(json, deeplyNested), [400, 401, 413]);
  });
});
