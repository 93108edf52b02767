import { describe, expect, it } from 'vitest';
import { impossibleCount, isImportField, repeatedField, takesField } from './imports.ts';

describe('the fields of columns', () => {
  it('are those of ours that are known by their name, and no others', () => {
    expect(['teamId', 'teamid', '', 'custom:teamId', 'toString'].map(isImportField)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['memberships', 'contactEmail', true],
    ['memberships', 'custom:Room', true],
    ['memberships', '', false],
    ['invitations', 'badges', true],
    ['invitations', 'contactEmail', false],
    ['invitations', 'custom:Room', false],
    ['deletions', 'email', true],
    ['deletions', 'title', false],
  ] as const)('are taken by their kind of import: %s, %j: %s', (kind, field, taken) => {
    expect(takesField(kind, field)).toBe(taken);
  });

  it.each([
    [['email', '', 'title', ''], undefined],
    [['email', 'title', '', 'title', 'email'], 'title'],
    [['custom:Room', 'custom:Room'], 'custom:Room'],
    [[], undefined],
  ] as const)('come from one column each, except those left out: %j, %s', (columns, repeated) => {
    expect(repeatedField(columns)).toBe(repeated);
  });
});

it('counts contradicting and wrong rows as impossible', () => {
  expect(impossibleCount({ conflict: 2, error: 3, unchanged: 5, create: 7 })).toBe(5);
  expect(impossibleCount({ update: 1 })).toBe(0);
});
