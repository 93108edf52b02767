import { AppError } from '@campus/contracts/core/app-error';
import { expect, it } from 'vitest';
import { causeOf } from './causes.ts';

const failed = (cause: unknown) => new AppError('invalid', 'sso.rejected').because(cause);

it.each([
  ['nothing', undefined, ''],
  ['a sentence', 'the redirect is of another issuer', 'the redirect is of another issuer'],
  ['causes of causes', new Error('one', { cause: new Error('two') }), 'one: two'],
  [
    'the error that a provider names',
    Object.assign(new Error('refused'), { error: 'invalid_client', code: 'OAUTH_X' }),
    'refused (invalid_client)',
  ],
  [
    'what is no code',
    Object.assign(new Error('refused'), { error: 'said "too much"\n', code: '' }),
    'refused',
  ],
  ['line breaks and directions of writing', 'one\r\n{"level":"error"}\u202etwo', 'one {"level":"error"} two'],
  ['a token', `bad eyJhbGciOiJSUzI1NiJ9.${'a'.repeat(40)}.${'b'.repeat(40)} there`, 'bad … there'],
  ['a query', 'GET https://idp.test/authorize?code=4711&state=x', 'GET https://idp.test/authorize'],
  ['an answer', { body: 'secret' }, ''],
  ['a text without an end', 'word '.repeat(1000), 'word '.repeat(40)],
])('the log shows what is safe of %s', (_, cause, logged) => {
  expect(causeOf(failed(cause))).toBe(logged);
});

it('a cycle of causes ends', () => {
  const one = new Error('one');
  one.cause = new Error('two', { cause: one });
  expect(causeOf(failed(one))).toBe('one: two: one');
});

it('removes known secrets of any length, plain and as written in addresses', () => {
  const cause = new Error('client_secret s3cret and code 4711 or s3cret%2B are wrong', {
    cause: new Error('s3cret'),
  });
  expect(causeOf(failed(cause), ['s3cret', '4711', '', 's3cret+'])).toBe(
    'client_secret … and code … or … are wrong: …',
  );
});
