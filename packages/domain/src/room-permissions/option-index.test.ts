import { expect, it } from 'vitest';
import { indexOptions, type LevelOptions, offeredIn, optionSetsOf } from './option-index.ts';

const option = (id: string, defaultPermissionLevel: number) => ({
  ...{ id, label: id, definition: '', defaultPermissionLevel },
});
const level = (name: string, ...permissionOptions: LevelOptions['permissionOptions']): LevelOptions => ({
  ...{ name, friendlyName: name === 'vault' ? 'The Vault' : '', permissionOptions },
});
const levels = [
  level('hall', option('kick', 4), option('mute', 8)),
  level('vault', option('kick', 16)),
  level('lab', option('kick', 4), option('mute', 8)),
  level('vault', option('kick', 0), option('fly', 1)),
  level('den'),
];
const index = indexOptions(optionSetsOf(levels));
const defaultsIn = (scope: Parameters<typeof offeredIn>[1]) =>
  [...offeredIn(index, scope).values()].map(({ id, defaultPermissionLevel }) => [id, defaultPermissionLevel]);

it('RPM-040 RPM-023 a room type and its scenes have its own options, with its own defaults', () => {
  expect(defaultsIn({ kind: 'roomType', level: 'hall' })).toEqual([
    ['kick', 4],
    ['mute', 8],
  ]);
  expect(defaultsIn({ kind: 'scene', level: 'vault', instance: 7 })).toEqual([
    ['kick', 16],
    ['fly', 1],
  ]);
  expect(defaultsIn({ kind: 'roomType', level: 'den' })).toEqual([]);
  expect(defaultsIn({ kind: 'roomType', level: 'unheard-of' })).toEqual([]);
});

it('RPM-040 the world has the options of all room types, each as the first one has it', () => {
  expect(defaultsIn({ kind: 'world' })).toEqual([
    ['kick', 4],
    ['mute', 8],
    ['fly', 1],
  ]);
  expect(indexOptions([]).world.size).toBe(0);
});

it('RPM-040 room types in which the same can be permitted are told together, by the names that people read', () => {
  expect(index.sets.map(({ roomTypes }) => roomTypes)).toEqual([
    [
      { name: 'hall', friendlyName: 'hall' },
      { name: 'lab', friendlyName: 'lab' },
    ],
    [{ name: 'vault', friendlyName: 'The Vault' }],
    [{ name: 'den', friendlyName: 'den' }],
  ]);
  expect(index.types.get('hall')).toBe(index.types.get('lab'));
  const alike = indexOptions(optionSetsOf(levels.filter(({ name }) => name !== 'vault' && name !== 'den')));
  expect(alike.world).toBe(alike.types.get('lab'));
});
