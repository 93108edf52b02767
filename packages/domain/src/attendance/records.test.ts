import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canonicalRows,
  correctEntry,
  correctionsOf,
  isMinutes,
  type RecordedPerson,
  refuseRecord,
  withCorrections,
} from './records.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const asked = { sfsRoom: 'hall_1', start: '2026-11-20T09:00:00.000Z', hours: 1 };

const person = fc.record({
  person: fc.integer({ min: 1, max: 6 }),
  joinTime: fc.constantFrom('2026-11-20T09:00:00.000Z', '2026-11-20T09:10:00.000Z'),
  leaveTime: fc.constantFrom('2026-11-20T09:30:00.000Z', '2026-11-20T10:00:00.000Z'),
  minutes: fc.integer({ min: 0, max: 60 }),
  talkMinutes: fc.integer({ min: 0, max: 3 }),
  leaveInferred: fc.boolean(),
});
const rows = fc.uniqueArray(person, { selector: (row) => row.person });
const bytes = (list: readonly RecordedPerson[]) => JSON.stringify(canonicalRows(list));

it.each([
  [asked, undefined],
  [{ ...asked, hours: 1.5 }, 'attendance.record.early'],
  [{ ...asked, start: '2026-11-20T10:00:00.001Z' }, 'attendance.start.future'],
  [{ ...asked, start: '2026-10-15T10:00:00.000Z' }, 'attendance.start.tooOld'],
  [{ ...asked, sfsRoom: '' }, 'activity.nothingToExport'],
  [{ ...asked, sfsRoom: '', all: true }, undefined],
])('takes records of times that are over: %o is refused with %s', (taken, refusal) => {
  expect(refuseRecord(taken, now)).toBe(refusal);
});

it('writes equal rows in equal bytes, whatever the order of people and fields', () => {
  fc.assert(
    fc.property(rows, (some) => {
      const turned = some.toReversed().map(({ person, ...row }) => ({ ...row, person }));
      expect(bytes(turned)).toBe(bytes(some));
    }),
  );
});

it('turns what was recorded into what is known now by corrections, and finds none twice', () => {
  fc.assert(
    fc.property(rows, rows, (recorded, later) => {
      const before = bytes(recorded);
      const corrections = correctionsOf(recorded, later);
      const corrected = withCorrections(recorded, corrections);
      expect(bytes(corrected)).toBe(bytes(later));
      expect(correctionsOf(corrected, later)).toEqual([]);
      expect(bytes(recorded)).toBe(before);
    }),
  );
});

const window = { from: '2026-11-20T10:00:00.000Z', to: '2026-11-20T11:00:00.000Z' };
const entry: RecordedPerson = {
  ...{ person: 1, joinTime: window.from, leaveTime: window.to },
  ...{ minutes: 30, talkMinutes: 20, leaveInferred: false },
};

it.each([
  [0, true],
  [0.1, true],
  [30.7, true],
  [1.25, false],
  [-1, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('judges %d as the minutes of an entry', (minutes, valid) => {
  expect(isMinutes(minutes)).toBe(valid);
});

it('corrects the minutes of an entry by hand: nobody talks longer than they attended', () => {
  expect(correctEntry(entry, 60, window)).toEqual({
    ...{ person: 1, before: entry, after: { ...entry, minutes: 60 } },
  });
  expect(correctEntry(entry, 10.5, window)).toMatchObject({ after: { minutes: 10.5, talkMinutes: 10.5 } });
  expect(correctEntry(entry, 0, window)).toEqual({ person: 1, before: entry, after: null });
});

it('corrects no entry that is missing, has these minutes, or would be longer than the time', () => {
  expect(correctEntry(undefined, 10, window)).toBe('attendance.entry.missing');
  expect(correctEntry(entry, 30, window)).toBe('attendance.entry.same');
  expect(correctEntry(entry, 60.1, window)).toBe('attendance.entry.minutes');
});
