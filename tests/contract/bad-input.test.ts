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
// Refused calls change nothing, so that all operations share an account. A small one is quick to compare.
beforeAll(async () => {
  account = await makeAccount();
});

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

interface Attempt {
  send: Send;
  field: Field;
  values: readonly [string, unknown][];
}

/**
 * The bad values of an operation's fields. Each operation parses its own input with one schema, so a few fields are
 * enough by day. The nightly run tests all.
 */
function attemptsOf(operation: Operation): Attempt[] {
  const { contract } = operation;
  const isWithFile = fileOperations.includes(operation);
  // A file's name and content are sent differently (bad-files.test.ts).
  const fields = fieldsOf(contract.input).filter(({ path }) => !isWithFile || path[0] !== 'file');
  const texts = fields.filter(({ type }) => type === 'string');
  const values = isWithFile ? badTexts : [...badTexts, halfACharacter];
  const ofType = ({ nullable }: Field) => wrongTypes.filter(([, value]) => value !== null || !nullable);
  return [
    ...sampleOf(texts, 2).map((field) => ({ send: web, field, values })),
    ...sampleOf(contract.rest ? texts : [], 1).map((field) => ({ send: rest, field, values: badTexts })),
    ...sampleOf(isWithFile ? [] : fields, 2).map((field) => ({ send: web, field, values: ofType(field) })),
  ];
}

const withFields = [...operations, ...fileOperations]
  .map((operation) => ({ name: operation.path, operation, attempts: attemptsOf(operation) }))
  .filter(({ attempts }) => attempts.length > 0);

describe('refuses text that cannot be stored and values of another type in every field, and changes nothing:', () => {
  it.each(withFields)('$name', async ({ operation, attempts }) => {
    const caller = await makeCaller(operation, account);
    const input: object = await exampleOf(operation.path)(account, caller);
    const before = await stored(account, input);
    for (const { send, field, values } of attempts)
      for (const [name, value] of values)
        expectClearRefusal(
          await send(operation, withField(input, field.path, value), caller),
          statusesOf(value),
          `${field.path.join('.')}: ${name}`,
        );
    expect(await stored(account, input)).toEqual(before);
  });
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
