// @module-tag sampled
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomRuns } from '../testing/sweep.ts';
import { applyBulkRow, bulkValues, planBulkEdit, withBulkValues } from './bulk-edit.ts';
import type { Command, Entry, Room } from './entries.ts';
import { newCommand, newRoom } from './new-entries.ts';

const room: Room = { ...newRoom('a', { group: 'F', order: 10 }), name: 'Lab', levelName: 'lobby' };
const locked: Room = { ...room, id: 'b', visibleOn: ['hidden'], hasPasscodes: true };
const command: Command = {
  ...newCommand('c', { group: '', order: 30 }),
  commandType: 'tele',
  targetLocation: 'desk',
};
const list: Entry[] = [room, locked, command];

it('plans for each row what changes, from what to what', () => {
  expect(planBulkEdit(list, { group: ' F ', voiceIP: ' 10.0 .0.1' })).toEqual([
    { id: 'a', name: 'Lab', from: { voiceIP: '' }, to: { voiceIP: '10.0.0.1' } },
    { id: 'b', name: 'Lab', from: { voiceIP: '' }, to: { voiceIP: '10.0.0.1' } },
    {
      id: 'c',
      name: 'New Command',
      from: { group: '', voiceIP: '' },
      to: { group: 'F', voiceIP: '10.0.0.1' },
    },
  ]);
});

it('ROM-015 refuses to show a room with passcodes; commands have no visibility', () => {
  expect(planBulkEdit(list, { visibleOn: ['mobile', 'hidden'] })).toEqual([
    { id: 'a', name: 'Lab', from: { visibleOn: ['GOTO'] }, to: { visibleOn: ['mobile'] } },
    {
      id: 'b',
      name: 'Lab',
      from: { visibleOn: ['hidden'] },
      to: { visibleOn: ['mobile'] },
      refusal: 'rooms.passcodes.visible',
    },
  ]);
});

it('ROM-030 refuses prohibited content in the overflow text', () => {
  const [row] = planBulkEdit([room], { dialogTitle: '<b>Full</b>' });
  expect(row?.refusal).toBe('rooms.prohibited');
});

it('refuses a row that has changed since the plan, or is gone; other changes of the room do not matter', () => {
  const [row] = planBulkEdit([room], { permAccess: 1 });
  if (!row) throw new Error('no row');
  expect(applyBulkRow({ ...room, permAccess: 2 }, row)).toEqual({ refusal: 'rooms.bulk.stale' });
  expect(applyBulkRow(undefined, row)).toEqual({ refusal: 'rooms.bulk.gone' });
  expect(applyBulkRow({ ...room, notes: 'New' }, row)).toEqual({
    changed: { ...room, notes: 'New', permAccess: 1 },
  });
});

it('refuses a row that has become wrong since it was planned', () => {
  const [row] = planBulkEdit([{ ...room, visibleOn: ['hidden'] }], { visibleOn: ['GOTO'] });
  if (!row) throw new Error('no row');
  expect(applyBulkRow(locked, row)).toEqual({ refusal: 'rooms.passcodes.visible' });
});

it('does what the plan says, and undo takes it back', () => {
  const values = fc.record(
    {
      visibleOn: fc.subarray(['GOTO', 'mobile', 'hidden', 'roomGraph'] as const),
      permAccess: fc.constantFrom(0, 0.5, 1, 4),
      teamAccess: fc.subarray(['1', '2']),
      groupAccess: fc.subarray(['Staff']),
      group: fc.constantFrom('', 'F', ' G '),
      voiceIP: fc.constantFrom('', '1 2'),
      dialogTitle: fc.constantFrom('', 'Full', '<b>'),
      dialogMessage: fc.constantFrom('', 'Sorry'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom(...list), values, (entry, wanted) => {
      const rows = planBulkEdit([entry], wanted);
      const after = withBulkValues(entry, wanted);
      expect(rows.length > 0).toBe(JSON.stringify(bulkValues(after)) !== JSON.stringify(bulkValues(entry)));
      for (const row of rows) {
        const result = applyBulkRow(entry, row);
        expect('refusal' in result).toBe(row.refusal !== undefined);
        if ('refusal' in result) continue;
        expect(result.changed).toEqual(after);
        expect(applyBulkRow(result.changed, { from: row.to, to: row.from })).toEqual({ changed: entry });
      }
    }),
    randomRuns(500),
  );
});
