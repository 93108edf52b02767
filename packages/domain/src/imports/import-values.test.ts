import { describe, expect, it } from 'vitest';
import { permissions } from '../access/levels.ts';
import { teamNames } from '../members/team-ids.ts';
import { asReimported, customValueOfCell, permissionOfCell, teamOfCell } from './import-values.ts';

const words = {
  member: 'Member',
  leader: 'Leader',
  moderator: 'Moderator',
  admin: 'Administrator',
  owner: 'Owner',
  suspended: 'Suspended',
};

describe('a role in a file', () => {
  it.each(permissions)('%s is known by its id and by its word, in any case', (permission) => {
    for (const cell of [
      permission,
      permission.toUpperCase(),
      words[permission],
      words[permission].toUpperCase(),
    ])
      expect(permissionOfCell(cell, words)).toBe(permission);
  });

  it.each(['', 'superadmin', 'Members', '0'])('%j is none', (cell) => {
    expect(permissionOfCell(cell, words)).toBeUndefined();
  });
});

describe('a team in a file', () => {
  it('is known by its id and by its name', () => {
    expect(teamNames.map((name) => teamOfCell(name.toLowerCase()))).toEqual(
      teamNames.map((_, id) => String(id)),
    );
    expect(teamOfCell('77')).toBe('77');
  });

  it.each(['', '78', '-1', 'CA', '1.0'])('%j is none', (cell) => {
    expect(teamOfCell(cell)).toBeUndefined();
  });
});

describe('a value of a field of the account’s own', () => {
  it.each([
    ['number', '-1.5', -1.5],
    ['number', '1e3', 1000],
    ['number', '.5', 0.5],
    ['boolean', 'TRUE', true],
    ['boolean', 'nein', false],
    ['boolean', '0', false],
    ['string', '0', '0'],
    ['ISOTimeString', '2026-02-28T09:00:00Z', '2026-02-28T09:00:00Z'],
  ] as const)('of type %s: %j is %j', (type, cell, value) => {
    expect(customValueOfCell(type, cell)).toBe(value);
  });

  it.each([
    ['number', '1,000'],
    ['number', '0x10'],
    ['number', 'NaN'],
    ['number', '1e999'],
    ['boolean', 'perhaps'],
    ['ISOTimeString', '2026-02-31T09:00:00Z'],
    ['ISOTimeString', '28.02.2026'],
  ] as const)('of type %s: %j is none', (type, cell) => {
    expect(customValueOfCell(type, cell)).toBeUndefined();
  });
});

it.each([
  [' Ana ', 'Ana'],
  ['=1+1', '=1+1'],
  ["'=1+1", "'=1+1"],
  ['\t=1', '\t=1'],
  [" '=1", '=1'],
])('%j that an export writes is read back as %j', (written, read) => {
  expect(asReimported(written)).toBe(read);
});
