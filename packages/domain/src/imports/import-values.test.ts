import { describe, expect, it } from 'vitest';
import { permissions } from '../access/levels.ts';
import { teamNames } from '../members/team-ids.ts';
import {
  asReimported,
  customValueOfCell,
  permissionOfCell,
  saysStored,
  teamOfCell,
} from './import-values.ts';

const point = { dates: 'monthFirst', decimals: '.', timeZone: 'UTC' } as const;
const german = { dates: 'dayFirst', decimals: ',', timeZone: 'Europe/Berlin' } as const;

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
    expect(customValueOfCell(type, cell, point)).toBe(value);
  });

  it.each([
    ['number', '1.250,5', 1250.5],
    ['number', '1.250', 1250],
    ['boolean', 'WAHR', true],
    ['ISOTimeString', '01.09.2026', '2026-08-31T22:00:00.000Z'],
    ['ISOTimeString', '2026-02-28T09:00:00Z', '2026-02-28T09:00:00Z'],
  ] as const)('of type %s, as a German spreadsheet writes it: %j is %j', (type, cell, value) => {
    expect(customValueOfCell(type, cell, german)).toBe(value);
  });

  it.each([
    ['number', '1,5'],
    ['number', '0x10'],
    ['number', 'NaN'],
    ['number', '1e999'],
    ['boolean', 'perhaps'],
    ['ISOTimeString', '2026-02-31T09:00:00Z'],
    ['ISOTimeString', '2026-02'],
  ] as const)('of type %s: %j is none', (type, cell) => {
    expect(customValueOfCell(type, cell, point)).toBeUndefined();
  });
});

describe('a cell of an export that a spreadsheet has saved', () => {
  const stored = '2024-10-01T08:00:30.250Z';
  it.each([
    ['2024/10/01 08:00:30.250', german],
    ['01.10.2024 08:00:30', german],
    ['01.10.2024 08:00', german],
    ['01.10.2024 10:00', german],
    ['10/1/24 8:00 AM', point],
    ['2024-10-01', point],
  ] as const)('%j says the stored date', (cell, by) => {
    expect(saysStored('ISOTimeString', cell, { stored, by })).toBe(true);
  });

  it.each([
    ['01.10.2024 09:00', german],
    ['2024-10-02', point],
    ['2024-10-01 08:00:31', point],
    ['soon', point],
  ] as const)('%j does not', (cell, by) => {
    expect(saysStored('ISOTimeString', cell, { stored, by })).toBe(false);
  });

  it('with a decimal comma says the stored number', () => {
    expect(saysStored('number', '1250,5', { stored: 1250.5, by: german })).toBe(true);
    expect(saysStored('number', '1250,4', { stored: 1250.5, by: german })).toBe(false);
  });

  it('says nothing of a stored value that is no date', () => {
    expect(saysStored('ISOTimeString', '2024-10-01', { stored: 'soon', by: point })).toBe(false);
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
