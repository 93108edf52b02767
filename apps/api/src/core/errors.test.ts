import { AppError } from '@campus/contracts/core/app-error';
import { sentence } from '@campus/contracts/core/schema-sentences';
import { ownSentences } from '@campus/contracts/core/sentences';
import { memberSelection } from '@campus/contracts/members/members';
import { TRPCError } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { problemOf, toTrpcError } from './errors.ts';
import { asRest, asTrpc } from './problem-shapes.ts';

const zodError = z.object({ name: z.string({ error: 'A name is needed.' }) }).safeParse({}).error;

/** The error that clients of both interfaces receive for a thrown value. */
function answerTo(thrown: unknown) {
  const problem = problemOf(toTrpcError(thrown), 'request-1');
  return { problem, text: JSON.stringify([asRest(problem), asTrpc(problem)]) };
}

it.each([
  ['a bug', new TypeError('cannot read secret of undefined')],
  ['a wrapped bug', new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: new Error('secret') })],
  [
    'an answer of the wrong shape',
    new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'secret', cause: zodError }),
  ],
  ['a thrown text', 'secret'],
  ['nothing', undefined],
])('says nothing about %s except the request id', (_, thrown) => {
  const { problem, text } = answerTo(thrown);
  expect(problem).toMatchObject({
    httpStatus: 500,
    code: 'INTERNAL_SERVER_ERROR',
    message: 'An internal server error occurred, please try again later.',
    requestId: 'request-1',
  });
  expect(text).not.toMatch(/secret|name|stack|TypeError/);
});

describe('an AppError', () => {
  it.each([
    ['signedOut', 'UNAUTHORIZED', 401],
    ['forbidden', 'FORBIDDEN', 403],
    ['notFound', 'NOT_FOUND', 404],
    ['invalid', 'BAD_REQUEST', 400],
    ['conflict', 'CONFLICT', 409],
    ['tooMany', 'TOO_MANY_REQUESTS', 429],
    ['unavailable', 'SERVICE_UNAVAILABLE', 503],
    ['internal', 'INTERNAL_SERVER_ERROR', 500],
  ] as const)('of kind %s is answered as %s, %d', (kind, code, httpStatus) => {
    const { problem } = answerTo(new AppError(kind, 'members.notFound').because(new Error('secret')));
    expect(problem).toMatchObject({
      code,
      httpStatus,
      key: 'members.notFound',
      message: 'This member could not be found.',
    });
  });

  it('is answered with its key and parameters', () => {
    const { problem } = answerTo(new AppError('tooMany', 'auth.locked', { seconds: 5 }));
    const reason = { key: 'auth.locked', params: { seconds: 5 } };
    expect(asRest(problem)).toMatchObject(reason);
    expect(asTrpc(problem).data).toMatchObject(reason);
  });

  it('keeps its cause to itself', () => {
    const { text } = answerTo(
      new AppError('unavailable', 'platform.unavailable').because(new Error('secret')),
    );
    expect(text).not.toContain('secret');
  });
});

it('answers an input failure with the first sentence and what is wrong with which field', () => {
  const { problem } = answerTo(new TRPCError({ code: 'BAD_REQUEST', cause: zodError }));
  expect(asTrpc(problem)).toMatchObject({
    message: 'A name is needed.',
    data: { httpStatus: 400, key: 'request.invalid', fieldErrors: { name: ['A name is needed.'] } },
  });
  expect(asRest(problem)).toMatchObject({
    detail: 'A name is needed.',
    issues: [{ path: 'name', message: 'A name is needed.' }],
  });
});

it('says key and parameters of each issue of an input', () => {
  const schema = z.strictObject({ name: z.string().max(2, { error: sentence('text.tooLong', { max: 2 }) }) });
  const { error } = schema.safeParse({ name: 'long', more: 1 }, { error: ownSentences });
  const { problem } = answerTo(new TRPCError({ code: 'BAD_REQUEST', cause: error }));
  expect(asRest(problem)).toMatchObject({
    key: 'request.invalid',
    params: {},
    issues: [
      { path: 'name', key: 'text.tooLong', params: { max: 2 }, message: 'At most 2 characters are allowed.' },
      { path: 'more', key: 'request.unknownField', params: { field: 'more' } },
    ],
  });
});

it.each([
  [413, 'The request is too large.'],
  [415, 'Requests must be sent as application/json.'],
  [400, 'The request could not be read. Please check its format.'],
  [404, 'There is nothing at this address.'],
])('answers what the HTTP server refuses with %d in our own words', (statusCode, message) => {
  const { problem } = answerTo(Object.assign(new Error('FST_ERR secret'), { statusCode }));
  expect(problem).toMatchObject({ httpStatus: statusCode, message });
});

describe('invalid input', () => {
  it('is described by the alternative that it has the shape of, and an unknown field by its name', () => {
    const tooMany = { selection: { ids: Array.from({ length: 1001 }, (_, at) => `member${at}`) } };
    const refused = z.object({ selection: memberSelection }).safeParse(tooMany).error;
    const { problem } = answerTo(new TRPCError({ code: 'BAD_REQUEST', cause: refused }));
    const message = 'Select at most 1,000 members at a time.';
    const reason = { key: 'members.selection.tooMany', params: { max: 1000 } };
    expect(problem).toMatchObject({ message, issues: [{ path: 'selection.ids', message, ...reason }] });
    const unknown = z.strictObject({ a: z.strictObject({}) }).safeParse({ a: { odd: 1 } }).error;
    const named = answerTo(new TRPCError({ code: 'BAD_REQUEST', cause: unknown })).problem;
    expect(named.issues.map(({ path }) => path)).toEqual(['a.odd']);
  });
});
