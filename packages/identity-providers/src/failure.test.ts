import { AppError } from '@campus/contracts/core/app-error';
import { errors } from 'jose';
import { expect, it } from 'vitest';
import { failureOf } from './failure.ts';
import { ProviderFault } from './provider-fault.ts';

const rejected = (cause: unknown) => new AppError('invalid', 'sso.rejected').because(cause);
const withCode = (fields: object) => Object.assign(new Error('it failed'), fields);

it.each([
  ['another issuer', new ProviderFault('issuer', 'of another issuer'), { cause: 'issuer', code: '' }],
  ['no https', new ProviderFault('unsafe', 'by http'), { cause: 'unsafe', code: '' }],
  ['a wrong secret', withCode({ error: 'invalid_client' }), { cause: 'client', code: 'invalid_client' }],
  ['a refused code', withCode({ error: 'invalid_grant' }), { cause: 'code', code: 'invalid_grant' }],
  [
    'a foreign signature',
    new errors.JWSSignatureVerificationFailed(),
    { cause: 'signature', code: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED' },
  ],
  [
    'a token of another client',
    new errors.JWTClaimValidationFailed('wrong', {}, 'aud'),
    { cause: 'audience', code: 'ERR_JWT_CLAIM_VALIDATION_FAILED' },
  ],
  [
    'an outdated token below another error',
    new Error('outer', { cause: new errors.JWTExpired('over', {}) }),
    { cause: 'clock', code: 'ERR_JWT_EXPIRED' },
  ],
  ['nothing that is known', new Error('odd'), { cause: 'token', code: '' }],
])('finds the cause of a refusal: %s', (_, cause, failure) => {
  expect(failureOf(rejected(cause))).toEqual(failure);
});

it('takes the code of a provider that refuses, and none of its sentences', () => {
  const params = { error: 'consent_required', description: 'Visit https://evil.test' };
  expect(failureOf(new AppError('forbidden', 'sso.denied', params))).toEqual({
    cause: 'denied',
    code: 'consent_required',
  });
  const odd = { error: 'Visit https://evil.test', description: '' };
  expect(failureOf(new AppError('forbidden', 'sso.denied', odd))).toEqual({ cause: 'denied', code: '' });
});

it.each([
  [
    'a person who cancels',
    new AppError('forbidden', 'sso.cancelled', { error: 'access_denied', description: '' }),
  ],
  ['an identity of nobody', new AppError('forbidden', 'sso.notLinked')],
  ['a fault of ours', new Error('no such table')],
])('takes for no failure: %s', (_, error) => {
  expect(failureOf(error)).toBeUndefined();
});

it('ends where errors are each other’s cause', () => {
  const one = new Error('one');
  one.cause = new Error('two', { cause: one });
  expect(failureOf(rejected(one))).toEqual({ cause: 'token', code: '' });
});
