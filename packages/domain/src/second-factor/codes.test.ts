import { expect, it } from 'vitest';
import { enteredCode, recoveryCodeFrom } from './codes.ts';

it('reads a code however it is written', () => {
  expect(enteredCode(' 123 456 ')).toEqual({ kind: 'totp', code: '123456' });
  expect(enteredCode('ABCDE-fgh23')).toEqual({ kind: 'recoveryCode', code: 'abcdefgh23' });
  expect(enteredCode('abcde fgh23')).toEqual({ kind: 'recoveryCode', code: 'abcdefgh23' });
});

it.each(['', '12345', '1234567', '１２３４５６', 'abcde-fgh2', 'abcde-fgh0!', 'abcde-fghil'])(
  'knows "%s" for neither kind of code',
  (entered) => expect(enteredCode(entered)).toBeUndefined(),
);

it('writes recovery codes without letters that look alike, each equally likely', () => {
  const bytes = Uint8Array.from([255, 254, 253, 252, 251, 250, 249, 248, 0, 1, 2, 3, 4, 5, 6, 7, 8, 30, 31]);
  const code = recoveryCodeFrom(bytes);
  expect(code).toBe('abcde-fghj9');
  expect(enteredCode(code)?.kind).toBe('recoveryCode');
  expect(() => recoveryCodeFrom(bytes.slice(0, 12))).toThrow('too few');
});
