import { expect, it } from 'vitest';
import { anEvent } from '../../../testing/reports.ts';
import { withIds } from './row-ids.ts';

it('ACT-006 gives each of two equal events an id of its own, and the same each time', () => {
  const rows = [anEvent(), anEvent(), anEvent({ event: 'LEAVEROOM' })];
  const ids = withIds(rows).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(withIds(rows).map(({ id }) => id)).toEqual(ids);
});
