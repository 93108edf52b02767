import { expect, it } from 'vitest';
import { refuseWebRoomOrder, webRoomData, webRoomFields } from './web-rooms.ts';

it.each([
  ['20', 20],
  [' 30 ', 30],
  ['20.7', 20],
  ['-10', -10],
  ['', null],
  ['  ', null],
  ['abc', 'abc'],
  ['2a', '2a'],
])('WRM-015 reads the order %j as %j', (typed, order) => {
  expect(webRoomFields({ name: 'Hall', order: typed })).toEqual({ name: 'Hall', order });
});

it('WRM-003 lets only a superadmin set the order', () => {
  expect(refuseWebRoomOrder({ superadmin: true })).toBeUndefined();
  expect(refuseWebRoomOrder({ superadmin: false })).toBe('access.forbidden');
});

it('WRM-003 leaves out the order of a person who does not edit it', () => {
  expect(webRoomFields({ name: 'Hall' })).toEqual({ name: 'Hall' });
  expect(webRoomData({ name: 'Hall' })).toEqual({ dataToSave: { name: 'Hall' }, dataToRemove: [] });
});

it('WRM-015 WRM-016 sends an order as an integer, and a blank one as a removal', () => {
  expect(webRoomData({ name: 'Hall', order: 20 })).toEqual({
    dataToSave: { name: 'Hall', order: 20 },
    dataToRemove: [],
  });
  expect(webRoomData({ name: 'Hall', order: 0 }).dataToSave).toEqual({ name: 'Hall', order: 0 });
  expect(webRoomData({ name: 'Hall', order: null })).toEqual({
    dataToSave: { name: 'Hall' },
    dataToRemove: ['order'],
  });
});
