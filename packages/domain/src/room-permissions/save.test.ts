import { expect, it } from 'vitest';
import { refuseBoardField, refuseValue } from './save.ts';

it("refuses to set, change, or remove a threshold above the caller's own level", () => {
  expect(refuseValue('admin', { option: 'kick', from: null, to: 8 })).toBeUndefined();
  expect(refuseValue('admin', { option: 'kick', from: null, to: 16 })).toBe('roomPermissions.aboveOwn');
  expect(refuseValue('admin', { option: 'kick', from: 16, to: 8 })).toBe('roomPermissions.aboveOwn');
  expect(refuseValue('admin', { option: 'kick', from: 16, to: null })).toBe('roomPermissions.aboveOwn');
  expect(refuseValue('owner', { option: 'kick', from: 16, to: null })).toBeUndefined();
});

it('refuses nobody what changes nothing', () => {
  expect(refuseValue('suspended', { option: 'kick', from: null, to: null })).toBeUndefined();
});

it('RPM-057 refuses a level that the option does not offer', () => {
  expect(refuseValue('owner', { option: 'mute', from: null, to: 0 })).toBe('roomPermissions.notOffered');
  expect(refuseValue('owner', { option: 'mute', from: 0, to: null })).toBeUndefined();
});

it("RPM-031 refuses a field of boards that is about people above the caller's own level", () => {
  expect(refuseBoardField('leader', 'moderatorNone')).toBe('roomPermissions.aboveOwn');
  expect(refuseBoardField('moderator', 'moderatorNone')).toBeUndefined();
  expect(refuseBoardField('member', 'memberFull')).toBeUndefined();
});

it('RPM-031 refuses a field of boards that gives an access which is kept above one’s own level', () => {
  const set = { webboardfull: 16, webboardlimited: 8 } as const;
  expect(refuseBoardField('admin', 'memberFull', set)).toBe('roomPermissions.aboveOwn');
  expect(refuseBoardField('admin', 'memberFullExceptions', set)).toBe('roomPermissions.aboveOwn');
  expect(refuseBoardField('moderator', 'memberLimited', set)).toBe('roomPermissions.aboveOwn');
  expect(refuseBoardField('admin', 'memberLimited', set)).toBeUndefined();
  expect(refuseBoardField('admin', 'memberNone', set)).toBeUndefined();
  expect(refuseBoardField('owner', 'memberFull', set)).toBeUndefined();
});
