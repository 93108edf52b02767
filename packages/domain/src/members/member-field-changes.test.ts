import { describe, expect, it } from 'vitest';
import { type FieldsChange, maxCustomFields, refuseFields } from './member-field-changes.ts';
import { maxFieldNameLength } from './member-field-names.ts';

const team = { name: 'Team', type: 'string' } as const;
const seats = { name: 'Seats', type: 'number' } as const;
const saved = new Map<string, { type: 'string' | 'number' }>([
  ['Team', team],
  ['größe', seats],
]);
const old = { name: 'größe', type: 'number' } as const;

function refusal(change: Partial<FieldsChange>) {
  const nothing = { wanted: [team, old], removed: [], dropping: [], reserved: ['title', 'Title'] };
  return refuseFields({ saved, ...nothing, ...change });
}

describe('a change of the fields of an account', () => {
  it('may add fields and remove saved ones', () => {
    expect(refusal({})).toBeUndefined();
    expect(refusal({ wanted: [seats, team, old] })).toBeUndefined();
    expect(refusal({ wanted: [old], removed: ['Team', 'Gone before'] })).toBeUndefined();
    expect(refusal({ wanted: [], removed: ['Team', 'größe'] })).toBeUndefined();
  });

  it('may not retype a saved field, nor rename it: what is left out has to be removed', () => {
    expect(refusal({ wanted: [{ name: 'Team', type: 'number' }, old] })).toEqual({
      reason: 'typeLocked',
      field: 'Team',
    });
    expect(refusal({ wanted: [{ name: 'Crew', type: 'string' }, old] })).toEqual({
      reason: 'nameLocked',
      field: 'Team',
    });
  });

  it('may not bring a name back while the values under it are being deleted', () => {
    const again = [{ name: 'Team', type: 'number' } as const, old];
    expect(refusal({ wanted: again, removed: ['Team'] })).toEqual({ reason: 'dropping', field: 'Team' });
    expect(refusal({ wanted: [team, old, seats], dropping: ['Seats'] })).toEqual({
      reason: 'dropping',
      field: 'Seats',
    });
  });

  it.each([
    ['team', 'Team'],
    ['TITLE', 'title'],
    ['Title', 'title'],
  ])('may not add %j beside %j', (name, field) => {
    const added = { name, type: 'string' } as const;
    expect(refusal({ wanted: [added, team, old] })).toEqual({ reason: 'taken', field });
    expect(refusal({ wanted: [team, old, added] })).toEqual({ reason: 'taken', field });
  });

  it.each([
    ['1st', 'characters'],
    ['a'.repeat(maxFieldNameLength + 1), 'length'],
  ])('may not add %j: %s', (name, reason) => {
    const added = { name, type: 'string' } as const;
    expect(refusal({ wanted: [team, old, added] })).toEqual({ reason, field: name });
  });

  it('may not add one name twice', () => {
    expect(refusal({ wanted: [team, old, seats, seats] })).toEqual({ reason: 'taken', field: 'Seats' });
    const again = { ...seats, name: 'SEATS' };
    expect(refusal({ wanted: [team, old, seats, again] })).toEqual({ reason: 'taken', field: 'Seats' });
  });

  it('may not go beyond a hundred fields', () => {
    const many = Array.from({ length: maxCustomFields }, (_, index) => ({
      ...seats,
      name: `Seats ${index}`,
    }));
    const none = new Map();
    expect(refusal({ saved: none, wanted: many })).toBeUndefined();
    expect(refusal({ saved: none, wanted: [...many, team] })).toEqual({ reason: 'tooMany', field: 'Team' });
    const full = new Map([...many, team].map((field) => [field.name, field]));
    expect(refusal({ saved: full, wanted: [...many, team] })).toBeUndefined();
  });
});
