import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canonicalRows,
  correctionsOf,
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
