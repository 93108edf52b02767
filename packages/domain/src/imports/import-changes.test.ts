import { describe, expect, it } from 'vitest';
import type { MemberFieldValue } from '../member-profile/member-profile.ts';
import {
  changeOf,
  isNoChange,
  type OverwriteRule,
  type PersonValues,
  type PlannedChange,
  remainingChange,
  type ValueField,
} from './import-changes.ts';

const filling: OverwriteRule = { overwriteData: false, overwriteBadges: false, badges: [] };
const overwriting: OverwriteRule = { ...filling, overwriteData: true };
const replacing: OverwriteRule = { ...overwriting, overwriteBadges: true };

function person(
  values: Partial<Record<ValueField, MemberFieldValue>>,
  badges: readonly string[] = [],
): PersonValues {
  return { values: new Map(Object.entries(values) as [ValueField, MemberFieldValue][]), badges };
}

const ana = person({ firstName: 'Ana', permission: 'member', teamId: '8', 'custom:Desk': 4 }, ['b1', 'b2']);

describe('the changes of a row to a member', () => {
  it('IMP-026 fill only empty fields when existing information is kept, and never role or team', () => {
    const row = person({ firstName: 'Anna', title: 'Chemist', permission: 'admin', 'custom:Desk': 5 });
    const { change, kept } = changeOf(ana, row, filling);
    expect(change).toEqual({ values: { title: { from: null, to: 'Chemist' } } });
    expect(kept).toBe(true);
    const unassigned = changeOf(person({}), person({ teamId: '3', permission: 'leader' }), filling);
    expect(isNoChange(unassigned.change)).toBe(true);
  });

  it('IMP-026 contain all differences when existing information is overwritten', () => {
    const row = person({ firstName: 'Anna', teamId: '8', 'custom:Desk': '4', permission: 'admin' });
    const { change, kept } = changeOf(ana, row, overwriting);
    expect(change.values).toEqual({
      firstName: { from: 'Ana', to: 'Anna' },
      'custom:Desk': { from: 4, to: '4' },
      permission: { from: 'member', to: 'admin' },
    });
    expect(kept).toBe(false);
  });

  it('are empty if the row equals the member', () => {
    for (const rule of [filling, overwriting, replacing]) {
      const { change, kept } = changeOf(ana, { ...ana, badges: ['b2', 'b1'] }, rule);
      expect([isNoChange(change), kept]).toEqual([true, false]);
    }
  });
});

describe('the badges of a row', () => {
  const change = (wanted: string[], rule: OverwriteRule) =>
    changeOf(ana, person({}, wanted), rule).change.badges;

  it('IMP-028 IMP-008 are added to the member’s badges, with the badges for everyone in the file', () => {
    expect(change(['b1', 'b3'], { ...filling, badges: ['b4'] })).toEqual({ add: ['b3', 'b4'] });
    expect(change(['b2'], overwriting)).toBeUndefined();
  });

  it('IMP-028 replace the member’s badges when badges are overwritten, with the badges for everyone in the file', () => {
    expect(change(['b3'], replacing)).toEqual({ from: ['b1', 'b2'], to: ['b3'] });
    expect(change([], { ...replacing, badges: ['b2'] })).toEqual({ from: ['b1', 'b2'], to: ['b2'] });
    expect(change(['b1', 'b2', 'b3'], replacing)).toEqual({ add: ['b3'] });
  });

  it('remove none if neither the row nor the import names any', () => {
    expect(change([], replacing)).toBeUndefined();
  });
});

describe('the rest of a plan', () => {
  const plan: PlannedChange = {
    values: { firstName: { from: 'Ana', to: 'Anna' }, title: { from: null, to: 'Chemist' } },
    badges: { add: ['b3'] },
  };

  it('is the whole plan if nothing has changed since', () => {
    expect(remainingChange(ana, plan)).toEqual({
      values: new Map([
        ['firstName', 'Anna'],
        ['title', 'Chemist'],
      ]),
      badges: ['b1', 'b2', 'b3'],
    });
  });

  it('omits changes that another person has already made', () => {
    const done = person({ firstName: 'Anna', title: 'Chemist' }, ['b3']);
    expect(remainingChange(done, plan)).toEqual({ values: new Map(), badges: undefined });
  });

  it('is empty if another person has set another value', () => {
    expect(remainingChange(person({ firstName: 'Annie' }), plan)).toEqual({ changed: 'firstName' });
    expect(remainingChange(person({}), plan)).toEqual({ changed: 'firstName' });
  });

  it('keeps badges that another person has replaced since, but still adds badges', () => {
    const replaced: PlannedChange = { values: {}, badges: { from: ['b1', 'b2'], to: ['b3'] } };
    expect(remainingChange(person({}, ['b2', 'b1']), replaced)).toMatchObject({ badges: ['b3'] });
    expect(remainingChange(person({}, ['b3']), replaced)).toMatchObject({ badges: undefined });
    expect(remainingChange(person({}, ['b1']), replaced)).toEqual({ changed: 'badges' });
    expect(remainingChange(person({}, ['b1']), { values: {}, badges: { add: ['b3'] } })).toMatchObject({
      badges: ['b1', 'b3'],
    });
  });
});
