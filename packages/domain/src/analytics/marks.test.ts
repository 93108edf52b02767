import { describe, expect, it } from 'vitest';
import type { AuditedChange, MarkKind } from './audited-change.ts';
import { marksOf } from './marks.ts';

let hour = 0;

/** A change at the next hour of the day. */
function change(kind: MarkKind, own: Partial<AuditedChange> = {}): AuditedChange {
  const at = new Date(Date.UTC(2026, 10, 18, hour++ % 24));
  const none = { name: '', operation: 'an.operation', target: '', rooms: [], subject: '' };
  return { kind, at, first: at, count: 1, ...none, before: {}, after: {}, ...own };
}

const values = (before: unknown, after: unknown) => ({
  subject: 'theme',
  before: { theme: before },
  after: { theme: after },
});
const kinds = (...changes: AuditedChange[]) =>
  marksOf(changes, 'UTC').map(({ kind, name, count }) => `${kind} ${name} ${count}`);
const room = (name: string, id = '') => ({ id, name });

describe('marks without what was taken back', () => {
  it('have no value that is what it was before, after however many changes', () => {
    hour = 0;
    expect(kinds(change('themeApplied', values('', 'a')), change('themeRemoved', values('a', '')))).toEqual(
      [],
    );
    const round = [values('', 'a'), values('a', 'b'), values('b', '')];
    expect(kinds(...round.map((own) => change('themeApplied', own)))).toEqual([]);
    const kept = [values('', 'a'), values('a', ''), values('', 'b')];
    expect(
      kinds(...kept.map((own, index) => change('themeApplied', { ...own, name: String(index) }))),
    ).toEqual(['themeApplied 2 1']);
  });

  it('compare lists without their order, and all values of a subject', () => {
    hour = 0;
    const lists = (before: Record<string, unknown>, after: Record<string, unknown>) =>
      change('customized', { subject: 'c', before, after });
    expect(kinds(lists({ c: ['a', 'b'] }, { c: ['a'] }), lists({ c: ['a'] }, { c: ['b', 'a'] }))).toEqual([]);
    expect(kinds(lists({ c: [] }, { c: ['a'] }), lists({ d: 1, c: ['a'] }, { d: 2, c: [] }))).toEqual([
      'customized  2',
    ]);
    expect(kinds(lists({}, {}))).toEqual(['customized  1']);
  });

  it('have no rooms that came and went, and the others with their number', () => {
    hour = 0;
    const made = change('roomsCreated', { count: 3, rooms: [room('A'), room('B'), room('C')] });
    const one = change('roomsCreated', { name: 'New', target: 'r1', rooms: [room('New', 'r1')] });
    const opened = change('roomsOpened', { name: 'Foyer', target: 'r1' });
    const deleted = change('roomsDeleted', { count: 2, rooms: [room('B', 'r8'), room('Foyer', 'r1')] });
    expect(kinds(made, one, opened, deleted)).toEqual(['roomsCreated  2']);
    const other = change('roomsDeleted', { name: 'New', rooms: [room('New', 'r9')] });
    expect(kinds(one, other)).toEqual(['roomsCreated New 1', 'roomsDeleted New 1']);
    const back = change('roomsRestored', { name: 'New', rooms: [room('New', 'r9')] });
    expect(kinds(other, back)).toEqual([]);
  });

  it('keep both where they are on different days of the zone', () => {
    const at = (time: string, own: Partial<AuditedChange>) =>
      change('themeApplied', { ...own, at: new Date(time), first: new Date(time) });
    const both = [at('2026-11-18T22:30:00Z', values('', 'a')), at('2026-11-18T23:30:00Z', values('a', ''))];
    expect(marksOf(both, 'UTC')).toEqual([]);
    expect(marksOf(both, 'Europe/Berlin').map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19']);
  });
});
