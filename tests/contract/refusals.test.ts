import { glob, readFile } from 'node:fs/promises';
import { AppError, type ErrorKind, errorKinds, httpStatus } from '@campus/contracts/core/app-error';
import type { SharedKey } from '@campus/contracts/core/keys';
import { sharedMessages } from '@campus/contracts/core/shared-messages';
import { isSharedKey } from '@campus/contracts/core/text';
import { wireRoute } from '@campus/contracts/core/wire-route';
import { resetPassword } from '@campus/contracts/passwords/functions';
import { createParseClient } from '@campus/parse-adapter/core/client';
import { openGateway, scriptHeaders } from '@campus/tests/calls/gateway';
import { openRefusingPlatform } from '@campus/tests/calls/refusing-platform';
import { addMember, makeAccount, makePerson, uniqueAddress } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const refusing = wireRoute('GET', '/Refusing', { input: z.strictObject({}), output: z.object({}) });
const platform = await openRefusingPlatform(resetPassword, refusing);
const parse = { url: platform.url, appId: 'campus', routesUrl: undefined, supportEmail: 'help@campus.test' };
const { http } = await openGateway({ parse });
const client = createParseClient(parse);
const real = await openGateway({ trustProxy: '127.0.0.1' });

const keys = Object.keys(sharedMessages).filter(isSharedKey);
const parameterNames = keys.flatMap((key) =>
  [...String(sharedMessages[key]).matchAll(/\bp\.(\w+)/g)].map(([, name = '']) => name),
);
/** A sample for every parameter. An error uses those of its text. */
const samples = {
  numbers: Object.fromEntries(parameterNames.map((name, index) => [name, index + 2])),
  texts: Object.fromEntries(parameterNames.map((name) => [name, `${name}: "é\n\\u0041 漢 😀 </b>"`])),
  nothing: Object.fromEntries(parameterNames.map((name) => [name, ''])),
};

function errorOf(kind: ErrorKind, key: SharedKey, params: object = samples.texts): AppError {
  return new AppError(kind, key, params as never);
}

/** The answer to a script when the platform refuses with this error. */
async function received(error: AppError) {
  platform.refuseWith(error);
  const newPassword = 'Another-2026!';
  const reset = { code: 'c'.repeat(43), newPassword, confirmation: newPassword };
  const { status, body } = await http.post('/api/v1/auth/reset-password').send(reset);
  return { status, message: body.detail, key: body.key, params: body.params };
}

const expected = ({ kind, message, key, params }: AppError) => ({
  status: httpStatus[kind],
  message,
  key,
  params,
});

describe('a refusal of a cloud function', () => {
  it('arrives at REST with its key, its parameters and its sentence, for every key of the catalogue', async () => {
    expect(keys.length).toBeGreaterThan(500);
    for (const key of keys) {
      const error = errorOf('forbidden', key);
      // A script has a token in place of a session, and is told how to get one.
      const told = key === 'access.signedOut' ? errorOf('forbidden', 'access.tokenMissing') : error;
      expect(await received(error), key).toEqual(expected(told));
    }
  });

  it('arrives with parameters of every kind', async () => {
    // A sentence that consists only of its parameter is empty without it.
    const varying = keys.filter(
      (key) =>
        typeof sharedMessages[key] === 'function' && !['platform.reason', 'world.closed'].includes(key),
    );
    expect(varying.length).toBeGreaterThan(100);
    for (const key of varying)
      for (const params of [samples.numbers, samples.nothing]) {
        const error = errorOf('conflict', key, params);
        expect(await received(error), key).toEqual(expected(error));
      }
  });

  it.each(errorKinds.filter((kind) => kind !== 'internal'))('arrives whole when it is %s', async (kind) => {
    for (const key of ['members.notFound', 'auth.locked', 'members.changedMeanwhile'] as const) {
      const error = errorOf(kind, key);
      expect(await received(error)).toEqual(expected(error));
    }
  });

  it('reveals nothing about a failure of the platform itself', async () => {
    const error = errorOf('internal', 'platform.reason', { reason: 'select 1' });
    expect(await received(error)).toMatchObject({ status: 500, key: 'server.failed', params: {} });
  });
});

describe('a refusal of a REST route of the platform', () => {
  it('arrives with its key, its parameters and its sentence, for every key of the catalogue', async () => {
    for (const key of keys) {
      const error = errorOf('conflict', key);
      platform.refuseWith(error);
      const asked = client.callRoute(
        refusing,
        {},
        { session: 'anonymous', requestId: 'r', idempotent: false },
      );
      const { kind, message, params } = error;
      await expect(asked, key).rejects.toMatchObject({ kind, message, key, params });
    }
  });
});

describe('the platform', () => {
  it('refuses only with keys of the catalogue', async () => {
    const folder = new URL('../../infra/platform/src/', import.meta.url).pathname;
    const named = new Set<string>();
    for await (const file of glob('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })) {
      const source = await readFile(folder + file, 'utf8');
      for (const [, key = ''] of source.matchAll(/new AppError\(\s*'\w+',\s*'([\w.]+)'/g)) named.add(key);
      expect(source, file).not.toMatch(
        /new Parse\.Error\((?!Parse\.Error\.UNSUPPORTED)|json\(\{[^}]*\berror:/,
      );
    }
    expect(named.size).toBeGreaterThan(60);
    expect([...named].filter((key) => !isSharedKey(key))).toEqual([]);
    const varying = [...named].filter((key) => typeof sharedMessages[key as SharedKey] === 'function');
    expect(varying).toEqual(
      expect.arrayContaining(['auth.locked', 'request.tooMany', 'members.changedMeanwhile']),
    );
  });
});

describe('a script', () => {
  const signIn = (email: string, password: string) =>
    real.http.post('/api/v1/auth/sign-in').send({ email, password });

  it('names the field that another person has changed, with its value', async () => {
    const { accountId, people } = await makeAccount();
    const { membershipId } = await addMember(accountId, { title: 'Old' });
    const answer = await real.http
      .patch(`/api/v1/accounts/${accountId}/members/${membershipId}`)
      .set(await scriptHeaders(people.admin))
      .send({ title: 'New', expected: { title: 'Older' } });
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: 409,
      body: {
        key: 'members.changedMeanwhile',
        params: { label: { key: 'profile.field.title' }, value: 'Old' },
      },
    });
  });

  it('is told for how many seconds a person must wait', async () => {
    const { email } = await makePerson();
    // Other tests also guess passwords from this machine's network.
    const address = uniqueAddress();
    const guess = async () => (await signIn(email, 'Wrong-2026!').set('x-forwarded-for', address)).body;
    for (let time = 0; time < 5; time++) expect(await guess()).toMatchObject({ key: 'auth.incorrect' });
    expect(await guess()).toMatchObject({
      key: 'auth.locked',
      params: { seconds: expect.any(Number) },
    });
  });

  it('is told in how many seconds to ask again', async () => {
    const headers = await scriptHeaders(await makePerson({ emailVerified: false }));
    const ask = () => real.http.post('/api/v1/verification/own-email').set(headers).send({});
    for (let time = 0; time < 5; time++) expect((await ask()).status).toBe(200);
    expect((await ask()).body).toMatchObject({
      key: 'request.tooMany',
      params: { seconds: expect.any(Number) },
    });
  });

  it('is told which input field is unknown, and how long another may be', async () => {
    const { body } = await signIn('', 'x'.repeat(513));
    expect(body.issues).toContainEqual({
      path: 'password',
      message: 'At most 512 characters are allowed.',
      key: 'text.tooLong',
      params: { max: 512 },
    });
  });
});
