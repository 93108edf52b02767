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

describe('what a row changes of a member', () => {
  it('IMP-026 is only what is empty where existing information is kept, and never role or team', () => {
    const row = person({ firstName: 'Anna', title: 'Chemist', permission: 'admin', 'custom:Desk': 5 });
    const { change, kept } = changeOf(ana, row, filling);
    expect(change).toEqual({ values: { title: { from: null, to: 'Chemist' } } });
    expect(kept).toBe(true);
    const unassigned = changeOf(person({}), person({ teamId: '3', permission: 'leader' }), filling);
    expect(isNoChange(unassigned.change)).toBe(true);
  });

  it('IMP-026 is all that differs where existing information is overwritten', () => {
    const row = person({ firstName: 'Anna', teamId: '8', 'custom:Desk': '4', permission: 'admin' });
    const { change, kept } = changeOf(ana, row, overwriting);
    expect(change.values).toEqual({
      firstName: { from: 'Ana', to: 'Anna' },
      'custom:Desk': { from: 4, to: '4' },
      permission: { from: 'member', to: 'admin' },
    });
    expect(kept).toBe(false);
  });

  it('is nothing where the row says what is so already', () => {
    for (const rule of [filling, overwriting, replacing]) {
      const { change, kept } = changeOf(ana, { ...ana, badges: ['b2', 'b1'] }, rule);
      expect([isNoChange(change), kept]).toEqual([true, false]);
    }
  });
});

describe('the badges of a row', () => {
  const change = (said: string[], rule: OverwriteRule) => changeOf(ana, person({}, said), rule).change.badges;

  it('IMP-028 IMP-008 are added to those there are, as are those for everybody in the file', () => {
    expect(change(['b1', 'b3'], { ...filling, badges: ['b4'] })).toEqual({ add: ['b3', 'b4'] });
    expect(change(['b2'], overwriting)).toBeUndefined();
  });

  it('IMP-028 replace those there are where badges are overwritten, by those for everybody in the file too', () => {
    expect(change(['b3'], replacing)).toEqual({ from: ['b1', 'b2'], to: ['b3'] });
    expect(change([], { ...replacing, badges: ['b2'] })).toEqual({ from: ['b1', 'b2'], to: ['b2'] });
    expect(change(['b1', 'b2', 'b3'], replacing)).toEqual({ add: ['b3'] });
  });

  it('take none away where neither the row nor the import names any', () => {
    expect(change([], replacing)).toBeUndefined();
  });
});

describe('what of a plan is still to be done', () => {
  const plan: PlannedChange = {
    values: { firstName: { from: 'Ana', to: 'Anna' }, title: { from: null, to: 'Chemist' } },
    badges: { add: ['b3'] },
  };

  it('is all of it when nothing has changed since', () => {
    expect(remainingChange(ana, plan)).toEqual({
      values: new Map([
        ['firstName', 'Anna'],
        ['title', 'Chemist'],
      ]),
      badges: ['b1', 'b2', 'b3'],
    });
  });

  it('is nothing that another person has already done', () => {
    const done = person({ firstName: 'Anna', title: 'Chemist' }, ['b3']);
    expect(remainingChange(done, plan)).toEqual({ values: new Map(), badges: undefined });
  });

  it('is none of it when another person has changed a value to something else', () => {
    expect(remainingChange(person({ firstName: 'Annie' }), plan)).toEqual({ changed: 'firstName' });
    expect(remainingChange(person({}), plan)).toEqual({ changed: 'firstName' });
  });

  it('keeps badges that another person has replaced since, but adds to any', () => {
    const replaced: PlannedChange = { values: {}, badges: { from: ['b1', 'b2'], to: ['b3'] } };
    expect(remainingChange(person({}, ['b2', 'b1']), replaced)).toMatchObject({ badges: ['b3'] });
    expect(remainingChange(person({}, ['b3']), replaced)).toMatchObject({ badges: undefined });
    expect(remainingChange(person({}, ['b1']), replaced)).toEqual({ changed: 'badges' });
    expect(remainingChange(person({}, ['b1']), { values: {}, badges: { add: ['b3'] } })).toMatchObject({
      badges: ['b1', 'b3'],
    });
  });
});
