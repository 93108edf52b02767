import { expect, it } from 'vitest';
import { devicesOf, scenesByFolder, scopeText, showsRoomTypes } from './room-types.ts';

it('RPM-002 RPM-005 RPM-006 desktop comes first, the web for web-enabled accounts, and alone for web-only ones', () => {
  expect(devicesOf({ isWebEnabled: false, isWebOnly: false })).toEqual(['desktop']);
  expect(devicesOf({ isWebEnabled: true, isWebOnly: false })).toEqual(['desktop', 'web']);
  expect(devicesOf({ isWebEnabled: true, isWebOnly: true })).toEqual(['web']);
  expect(devicesOf({ isWebEnabled: false, isWebOnly: true })).toEqual(['web']);
});

it('RPM-008 room types have cards when there is more than one', () => {
  expect([[], ['a'], ['a', 'b']].map(showsRoomTypes)).toEqual([false, false, true]);
});

it('RPM-083 RPM-084 RPM-085 RPM-086 names scopes in messages', () => {
  const named = (level: string) => scopeText({ kind: 'roomType', level });
  expect(scopeText({ kind: 'world' })).toBe('global');
  expect([named('general'), named('custom'), named('office')]).toEqual(['general', 'custom', undefined]);
  expect(scopeText({ kind: 'scene', level: 'general', instance: 1 })).toBe('general');
});

const scene = (name: string, instance: number, group = '', level = 'office') => ({
  name,
  instance,
  group,
  level,
});

it('RPM-016 groups the scenes of a room type by folder, each scene once', () => {
  const scenes = [
    scene('B', 1, 'East'),
    scene('C', 2),
    scene('A', 3, 'East'),
    scene('Twin of B', 1),
    scene('D', 4, '', 'lobby'),
  ];
  expect(
    scenesByFolder(scenes, 'office').map(({ folder, scenes: own }) => [folder, own.map(({ name }) => name)]),
  ).toEqual([
    ['', ['C']],
    ['East', ['B', 'A']],
  ]);
});

it('RPM-016 names no folder without scenes', () => {
  expect(scenesByFolder([scene('B', 1, 'East')], 'office').map(({ folder }) => folder)).toEqual(['East']);
});

it('RPM-065 lists general scenes by name', () => {
  const scenes = [scene('B', 1, '', 'general'), scene('A', 2, '', 'general')];
  expect(scenesByFolder(scenes, 'general')[0]?.scenes.map(({ name }) => name)).toEqual(['A', 'B']);
});
