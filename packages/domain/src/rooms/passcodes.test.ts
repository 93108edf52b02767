import { expect, it } from 'vitest';
import { refusePasscode, refusePasscodes } from './passcodes.ts';

it.each([
  ['abcdefg1', undefined],
  ['1234567x', undefined],
  ['äöüäöüä1', undefined],
  ['abcdef1', 'rooms.passcode.weak'],
  ['abcdefgh', 'rooms.passcode.weak'],
  ['12345678', 'rooms.passcode.weak'],
  ['a'.repeat(128) + 1, 'rooms.passcode.tooLong'],
])('ROM-037 the passcode %s of at least 8 characters with a letter and a digit: %s', (passcode, refusal) => {
  expect(refusePasscode(passcode)).toBe(refusal);
});

it.each(['abcd 1234', ' abcd1234', 'abcd;1234', 'abcd\t1234', 'abcd\u00A01234', 'abcd\u00001234'])(
  'ROM-038 the passcode %j has a space, a semicolon, or what nobody sees',
  (passcode) => {
    expect(refusePasscode(passcode)).toBe('rooms.passcode.characters');
  },
);

it.each([
  [[], 'rooms.passcode.count'],
  [['abcdefg1'], undefined],
  [['abcdefg1', 'abcdefg2'], undefined],
  [['abcdefg1', 'abcdefg2', 'abcdefg3'], 'rooms.passcode.count'],
  [['abcdefg1', 'short1'], 'rooms.passcode.weak'],
])('ROM-036 one or two passcodes: %j is refused with %s', (passcodes, refusal) => {
  expect(refusePasscodes(passcodes)).toBe(refusal);
});
