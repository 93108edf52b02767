import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type RoomPlace, roomPlaces } from './entries.ts';
import {
  changePlace,
  enablePasscodes,
  isHiddenRoom,
  refuseVisibility,
  staysOnWeb,
  tidyPlaces,
  withPlace,
} from './visibility.ts';

it.each<[RoomPlace[], RoomPlace, RoomPlace[]]>([
  [['GOTO'], 'GOTO', ['hidden']],
  [['GOTO', 'mobile'], 'GOTO', ['mobile']],
  [['mobile'], 'mobile', ['hidden']],
  [['mobile', 'roomGraph'], 'mobile', ['hidden', 'roomGraph']],
  [['hidden'], 'hidden', ['GOTO']],
  [['hidden', 'roomGraph'], 'roomGraph', ['hidden']],
])('ROM-012 %j without %s is %j', (visibleOn, place, expected) => {
  expect(withPlace(visibleOn, place, false)).toEqual(expected);
});

it.each<[RoomPlace[], RoomPlace, RoomPlace[]]>([
  [['hidden'], 'GOTO', ['GOTO']],
  [['hidden'], 'mobile', ['mobile']],
  [['hidden', 'roomGraph'], 'mobile', ['mobile', 'roomGraph']],
  [['mobile'], 'GOTO', ['GOTO', 'mobile']],
  [['GOTO', 'mobile', 'roomGraph'], 'hidden', ['hidden', 'roomGraph']],
  [['hidden'], 'roomGraph', ['hidden', 'roomGraph']],
])('ROM-013 %j with %s is %j', (visibleOn, place, expected) => {
  expect(withPlace(visibleOn, place, true)).toEqual(expected);
});

it('ROM-014 passcodes hide a room from everything, after a question', () => {
  const room = { visibleOn: ['GOTO', 'roomGraph'] as const, hasPasscodes: false, isOnWeb: false };
  expect(enablePasscodes(room)).toEqual({
    visibleOn: ['hidden'],
    hasPasscodes: true,
    asks: 'rooms.passcodes.hides',
  });
  expect(room).toEqual({ visibleOn: ['GOTO', 'roomGraph'], hasPasscodes: false, isOnWeb: false });
  expect(enablePasscodes({ visibleOn: ['hidden'], hasPasscodes: false, isOnWeb: false })).not.toHaveProperty(
    'asks',
  );
});

it('ROM-014 passcodes take a room from the web too, after a question of its own', () => {
  const room = { visibleOn: ['hidden'] as const, hasPasscodes: false, isOnWeb: true };
  expect(enablePasscodes(room)).toMatchObject({ visibleOn: ['hidden'], asks: 'rooms.passcodes.hides.web' });
  expect(staysOnWeb(room)).toBe(true);
  expect(staysOnWeb({ ...room, hasPasscodes: true })).toBe(false);
  expect(refuseVisibility({ ...room, hasPasscodes: true })).toBe('rooms.passcodes.visible');
});

it.each<[RoomPlace, RoomPlace[]]>([
  ['GOTO', ['GOTO']],
  ['mobile', ['mobile']],
  ['roomGraph', ['hidden', 'roomGraph']],
])('ROM-015 checking %s on a room with passcodes asks, and removes them', (place, visibleOn) => {
  expect(changePlace({ visibleOn: ['hidden'], hasPasscodes: true, isOnWeb: false }, place, true)).toEqual({
    visibleOn,
    hasPasscodes: false,
    asks: 'rooms.passcodes.removed',
  });
});

it('ROM-015 asks nothing where a room has no passcodes, or stays hidden', () => {
  expect(
    changePlace({ visibleOn: ['hidden'], hasPasscodes: false, isOnWeb: false }, 'GOTO', true),
  ).not.toHaveProperty('asks');
  expect(changePlace({ visibleOn: ['hidden'], hasPasscodes: true, isOnWeb: false }, 'mobile', false)).toEqual(
    {
      visibleOn: ['hidden'],
      hasPasscodes: true,
    },
  );
});

it('ROM-014 refuses a room with passcodes that is in a menu', () => {
  expect(refuseVisibility({ visibleOn: ['mobile'], hasPasscodes: true, isOnWeb: false })).toBe(
    'rooms.passcodes.visible',
  );
  expect(
    refuseVisibility({ visibleOn: ['hidden', 'roomGraph'], hasPasscodes: true, isOnWeb: false }),
  ).toBeDefined();
  expect(refuseVisibility({ visibleOn: ['hidden'], hasPasscodes: true, isOnWeb: false })).toBeUndefined();
  expect(refuseVisibility({ visibleOn: ['GOTO'], hasPasscodes: false, isOnWeb: false })).toBeUndefined();
});

it('ROM-012 ROM-013 after any changes a room is hidden exactly where neither GOTO nor mobile is checked', () => {
  const toggles = fc.array(fc.tuple(fc.constantFrom(...roomPlaces), fc.boolean()));
  fc.assert(
    fc.property(fc.subarray([...roomPlaces]), toggles, (start, steps) => {
      let visibleOn = tidyPlaces(start);
      for (const [place, shown] of steps) {
        visibleOn = withPlace(visibleOn, place, shown);
        expect(visibleOn.includes('hidden')).toBe(isHiddenRoom({ visibleOn }));
        expect(visibleOn.includes(place)).toBe(shown);
      }
    }),
  );
});
