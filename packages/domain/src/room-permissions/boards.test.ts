import { expect, it } from 'vitest';
import {
  aboutField,
  type BoardField,
  boardAccess,
  boardFields,
  boardIdsOf,
  boardText,
  decidingField,
  isBoardFieldDisabled,
  tidyBoards,
} from './boards.ts';

it('RPM-051 splits on commas, trims, and drops empty entries', () => {
  expect(boardIdsOf(' 3, ,7,')).toEqual(['3', '7']);
  expect(boardIdsOf('')).toEqual([]);
  expect(boardIdsOf('3,3')).toEqual(['3']);
  expect(boardText(['3', '7'])).toBe('3, 7');
  expect(boardText()).toBe('');
});

it('RPM-031 has nine fields', () => {
  expect([...boardFields].sort()).toEqual(
    [
      'moderatorNone',
      'moderatorLimited',
      'leaderNone',
      'leaderLimited',
      'memberNone',
      'memberLimited',
      'memberLimitedExceptions',
      'memberFull',
      'memberFullExceptions',
    ].sort(),
  );
});

it.each<[string, BoardField, BoardField]>([
  ['RPM-052', 'memberLimited', 'memberLimitedExceptions'],
  ['RPM-053', 'memberFull', 'memberFullExceptions'],
])('%s disables and blanks %s while %s is used', (_, field, exceptions) => {
  const used = { [field]: ['1'], [exceptions]: ['2'] };
  expect(isBoardFieldDisabled(field, used)).toBe(true);
  expect(tidyBoards(used)).toMatchObject({ [field]: [], [exceptions]: ['2'] });
  const unused = { [field]: ['1'], [exceptions]: [] };
  expect(isBoardFieldDisabled(field, unused)).toBe(false);
  expect(tidyBoards(unused)).toMatchObject({ [field]: ['1'] });
  expect(isBoardFieldDisabled('leaderNone', used)).toBe(false);
});

it('RPM-054 the more restricted field takes precedence', () => {
  const order: readonly BoardField[] = [
    'moderatorNone',
    'moderatorLimited',
    'leaderNone',
    'leaderLimited',
    'memberNone',
    'memberLimited',
    'memberFull',
  ];
  for (const [strict, restricted] of order.entries())
    for (const lax of order.slice(strict))
      expect(decidingField('7', { [lax]: ['7'], [restricted]: ['7'] })).toBe(restricted);
  expect(decidingField('7', { memberFull: ['8'] })).toBeUndefined();
});

it('RPM-031 exceptions are the boards that the field is not about', () => {
  const boards = { memberLimitedExceptions: ['7'], memberFullExceptions: ['8'] };
  expect(decidingField('6', boards)).toBe('memberLimitedExceptions');
  expect(decidingField('7', boards)).toBe('memberFullExceptions');
  expect(decidingField('8', { memberFullExceptions: ['8'] })).toBeUndefined();
});

it.each([
  ['moderatorNone', 'moderator', 'none', 'admin'],
  ['moderatorLimited', 'leader', 'limited', 'admin'],
  ['leaderNone', 'leader', 'none', 'moderator'],
  ['leaderLimited', 'member', 'limited', 'moderator'],
  ['memberNone', 'member', 'none', 'leader'],
  ['memberLimited', 'member', 'limited', 'leader'],
] as const)(
  'RPM-031 %s: a %s has %s access, and the field says nothing of a %s',
  (field, low, access, high) => {
    expect(boardAccess(low, '7', { [field]: ['7'] })).toBe(access);
    expect(boardAccess(high, '7', { [field]: ['7'] })).toBeUndefined();
  },
);

it('RPM-031 memberFull gives everyone full access', () => {
  expect(boardAccess('member', '7', { memberFull: ['7'] })).toBe('full');
  expect(boardAccess('superadmin', '7', { memberFull: ['7'] })).toBe('full');
});

it('RPM-054 leaves a board in no field to the permissions of web boards', () => {
  expect(boardAccess('member', '9', { memberNone: ['1'] })).toBeUndefined();
});

it('RPM-052 RPM-053 RPM-054 is about every board but the exceptions, for members or for everyone', () => {
  const limited = { memberLimitedExceptions: ['1'] };
  expect(boardAccess('member', '5', limited)).toBe('limited');
  expect(boardAccess('leader', '5', limited)).toBeUndefined();
  expect(boardAccess('member', '1', limited)).toBeUndefined();
  const full = { memberFullExceptions: ['1'] };
  expect(boardAccess('owner', '5', full)).toBe('full');
  expect(boardAccess('owner', '1', full)).toBeUndefined();
});

it('RPM-031 says of a field what it gives, to which roles, and whether it names exceptions', () => {
  const all = ['member', 'leader', 'moderator', 'admin', 'owner', 'superadmin'];
  const about = (field: BoardField) => Object.values(aboutField(field));
  expect(about('moderatorNone')).toEqual(['none', all.slice(0, 3), false]);
  expect(about('leaderLimited')).toEqual(['limited', all.slice(0, 2), false]);
  expect(about('memberLimitedExceptions')).toEqual(['limited', ['member'], true]);
  expect(about('memberFullExceptions')).toEqual(['full', all, true]);
});

it('RPM-031 is stored with each of its fields, also those that name no board', () => {
  expect(tidyBoards({})).toEqual(Object.fromEntries(boardFields.map((field) => [field, []])));
});
