import { expect, it } from 'vitest';
import {
  levelWarning,
  offeredLevels,
  offersDoors,
  offersGroups,
  offersPasscodes,
  offersZoom,
  refuseUnknownLevel,
} from './choices.ts';

const lobby = { name: 'lobby', isHidden: false, zoomCapable: true };
const cellar = { name: 'cellar', isHidden: true, zoomCapable: false };

it('ROM-011 a hidden level is not offered, and Zoom only for a level that can do it', () => {
  expect(offeredLevels([lobby, cellar])).toEqual([lobby]);
  expect([lobby, cellar, undefined].map(offersZoom)).toEqual([true, false, false]);
});

it('ROM-061 warns of a level that is not among the supported ones', () => {
  expect(levelWarning('lobby', ['hall'])).toBe('rooms.level.unsupported');
  expect(levelWarning('lobby', ['lobby'])).toBeUndefined();
});

it('a room gets no level that the client lacks, unless nothing is known of its levels', () => {
  expect(refuseUnknownLevel('nope', ['lobby'])).toBe('rooms.level.unknown');
  expect(refuseUnknownLevel('lobby', ['lobby'])).toBeUndefined();
  expect(refuseUnknownLevel('nope', [])).toBeUndefined();
});

it('WLD-050 ROM-061 warns of no level where the list of supported ones is empty', () => {
  expect(levelWarning('lobby', [])).toBeUndefined();
});

it('ROM-040 passcodes of regular rooms are offered where the account allows them', () => {
  expect(
    [{ allowRegularRoomPasscodes: true }, {}, { allowRegularRoomPasscodes: false }].map(offersPasscodes),
  ).toEqual([true, false, false]);
});

it('ROM-046 the choice of groups shows where the account shows it', () => {
  expect([{ showGroupsOptionInRoomDetail: true }, {}].map(offersGroups)).toEqual([true, false]);
});

it('ROM-066 the door selector shows for the campus scampus', () => {
  expect(['scampus', 'SCAMPUS', 'other', ''].map(offersDoors)).toEqual([true, false, false, false]);
});
