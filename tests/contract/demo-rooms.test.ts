import { diagnoseRooms } from '@campus/domain/rooms/doctor/diagnose';
import { demoCampus, insertDemoAccounts } from '@campus/local/demo/accounts';
import { demoLevels, insertDemoLevels, supportedLevels } from '@campus/local/demo/levels';
import { insertDemoRooms } from '@campus/local/demo/rooms';
import { readEntries } from '@campus/platform/areas/rooms/read-entries';
import { sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

class Undone extends Error {}

it('the demo has broken rooms of every kind in one folder, and none in the others', async () => {
  const found: string[] = [];
  const demo = sql.transaction(async (within) => {
    await insertDemoAccounts(within, new Date());
    await insertDemoLevels(within);
    await insertDemoRooms(within, { tokenSecret: 'secret' });
    const entries = await readEntries(within, demoCampus);
    expect(entries.length).toBeGreaterThan(50);
    const problems = diagnoseRooms({
      entries,
      levels: demoLevels.map(({ isHidden = false, zoomCapable = false, ...level }) => ({
        ...level,
        isHidden,
        zoomCapable,
      })),
      supportedLevels,
      locations: new Map(demoLevels.map(({ name, locations }) => [name, locations])),
      overrides: [],
      spawnLevel: '',
    });
    found.push(...problems.map(({ kind }) => kind));
    throw new Undone();
  });
  await expect(demo).rejects.toThrow(Undone);
  expect([...new Set(found)].sort()).toEqual([
    'command.missing',
    'instance.taken',
    'level.hidden',
    'level.unsupported',
    'overflow.missing',
    'passcodes.visible',
    'zoom.half',
  ]);
});
