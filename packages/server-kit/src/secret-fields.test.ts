import { expect, it } from 'vitest';
import { isSecretField, secretsIn, withoutSecrets } from './secret-fields.ts';

it.each(['password', 'newPassword', 'client_secret', 'clientSecret', 'Set-Cookie', 'X-Parse-Session-Token'])(
  'recognizes %s as a secret, however its words are joined',
  (name) => expect(isSecretField(name)).toBe(true),
);

it.each(['email', 'passwordExpired', 'hasPassword', 'tokenType', 'statusCode'])(
  'recognizes that %s is not a secret',
  (name) => expect(isSecretField(name)).toBe(false),
);

it('hides short secrets too, in lists and at any depth', () => {
  const passcodes = ['1234', '5678'];
  const space = { name: 'Suite', passcodes, owner: { totp: [{ code: '123456' }] } };
  expect(withoutSecrets({ one: [{ two: { three: { four: { space } } } }] })).toEqual({
    one: [
      {
        two: {
          three: {
            four: {
              space: { name: 'Suite', passcodes: '[redacted]', owner: { totp: [{ code: '[redacted]' }] } },
            },
          },
        },
      },
    ],
  });
});

it('shows nothing of what is deeper than it looks', () => {
  let value: object = { pin: '4711' };
  for (let depth = 0; depth < 20; depth++) value = { value };
  expect(JSON.stringify(withoutSecrets(value))).not.toContain('4711');
});

it.each([
  ['ECONNREFUSED', 'ECONNREFUSED'],
  ['23505', '23505'],
  [141, 141],
  ['123456', '[redacted]'],
  ['abcde-fgh23', '[redacted]'],
])('of an error, shows the code %s as %s', (code, shown) => {
  const cause = { message: 'Failed.', stack: 'Error: Failed.', code };
  expect(withoutSecrets({ err: { stack: '', cause } })).toEqual({
    err: { stack: '', cause: { ...cause, code: shown } },
  });
  expect(withoutSecrets({ code })).toEqual({ code: '[redacted]' });
});

it('lists the secrets among fields', () => {
  expect(secretsIn({ code: 'one', state: 'two', id_token: 'three', token: 4 })).toEqual(['one', 'three']);
});
