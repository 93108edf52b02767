import { expect, it } from 'vitest';
import type { PermissionRecord } from '../room-permissions/records.ts';
import { type PermissionScope, scopeKey, worldScope } from '../room-permissions/scopes.ts';
import { pageOverrides } from './overrides.ts';
import { permissionOverrides } from './permission-overrides.ts';
import { kick, withOptions } from './testing/campus.ts';

const scene = (instance: number): PermissionScope => ({ kind: 'scene', level: 'hall', instance });
const hall: PermissionScope = { kind: 'roomType', level: 'hall' };
const written = { by: 'ana@campus.test', at: '2026-01-02T03:04:05.000Z' };
const record = (scope: PermissionScope, kick: 0 | 1 | 4 | 8): PermissionRecord => ({
  id: scopeKey(scope),
  device: 'desktop',
  scope,
  values: { kick },
  written: { kick: written },
});
const room = (instance: number) => ({
  id: `r${instance}`,
  name: '',
  levelName: 'hall',
  instance,
  permAccess: 4,
  teamAccess: [],
  groupAccess: [],
});
const options = withOptions({ hall: [kick] });
const marksOf = (records: PermissionRecord[], instances = [1, 2], more: object = {}) =>
  permissionOverrides({
    records,
    rooms: instances.map(room),
    options,
    devices: ['desktop'],
    ...more,
  }).map(({ recordId, mark }) => [recordId, mark]);

it('lists the configured pages with what holds without, and marks what changes nothing', () => {
  const overrides = pageOverrides({
    members: { configured: 'leader', default: 'admin', ...written },
    audit: { configured: 'admin', default: 'admin' },
    import: { configured: 'member', default: 'admin' },
    badges: { configured: 'owner', default: 'admin' },
    roles: { default: 'admin' },
  });
  expect(overrides.map(({ page, value, inherited, mark }) => [page, value, inherited, mark])).toEqual([
    ['members', 'leader', 'admin', undefined],
    ['import', 'member', 'admin', 'shadowed'],
    ['badges', 'owner', 'admin', undefined],
    ['audit', 'admin', 'admin', 'redundant'],
  ]);
  expect(overrides[0]).toMatchObject(written);
});

it('lists permissions with writer, date, and what is inherited', () => {
  const [first] = permissionOverrides({
    records: [record(scene(1), 8), record(worldScope, 1)],
    rooms: [room(1)],
    options,
    devices: ['desktop'],
  });
  expect(first).toMatchObject({
    kind: 'permission',
    value: 8,
    inherited: 1,
    inheritedFrom: 'world',
    mark: undefined,
    ...written,
  });
});

it('marks what says the same as it would inherit, from the scene to the world', () => {
  expect(marksOf([record(scene(1), 8), record(hall, 8), record(worldScope, 8)])).toEqual([
    ['scene 1 hall', 'redundant'],
    ['type hall', 'redundant'],
    ['world', undefined],
  ]);
  expect(marksOf([record(worldScope, 4)])).toEqual([['world', 'redundant']]);
});

it('marks a room type as shadowed only when every room has one of its own that stays', () => {
  const own = [record(scene(1), 1), record(scene(2), 0)];
  expect(marksOf([...own, record(hall, 8)])).toContainEqual(['type hall', 'shadowed']);
  expect(marksOf([...own, record(hall, 8)], [1, 2, 3])).toContainEqual(['type hall', undefined]);
  expect(marksOf([record(scene(1), 1), record(scene(2), 8), record(hall, 8)])).toEqual([
    ['scene 1 hall', undefined],
    ['scene 2 hall', 'redundant'],
    ['type hall', undefined],
  ]);
});

it('marks what has no room or action any more, and what is of a program that the account does not have', () => {
  expect(marksOf([record(scene(9), 1), record(hall, 1)], [])).toEqual([
    ['scene 9 hall', 'orphaned'],
    ['type hall', 'orphaned'],
  ]);
  expect(marksOf([record(worldScope, 1)], [1], { options: withOptions({ hall: [] }) })).toEqual([
    ['world', 'orphaned'],
  ]);
  expect(marksOf([record(worldScope, 1)], [1], { devices: ['web'] })).toEqual([['world', 'shadowed']]);
});

it('judges by the defaults of the own room type: the world says no default where one type has another', () => {
  const strict = { ...kick, defaultPermissionLevel: 8 };
  const differing = { options: withOptions({ hall: [strict], office: [kick] }) };
  expect(marksOf([record(hall, 8)], [1], differing)).toEqual([['type hall', 'redundant']]);
  expect(marksOf([record(hall, 4)], [1], differing)).toEqual([['type hall', undefined]]);
  expect(marksOf([record(worldScope, 8)], [1], differing)).toEqual([['world', undefined]]);
  const lacking = { options: withOptions({ hall: [], office: [kick] }) };
  expect(marksOf([record(scene(1), 1), record(hall, 1), record(worldScope, 4)], [1], lacking)).toEqual([
    ['scene 1 hall', 'orphaned'],
    ['type hall', 'orphaned'],
    ['world', 'redundant'],
  ]);
});

it('judges scenes by their own room type, also after those of another', () => {
  const lab: PermissionScope = { kind: 'scene', level: 'lab', instance: 1 };
  const rooms = [room(1), { ...room(1), id: 'l', levelName: 'lab' }];
  const ofBoth = withOptions({ hall: [kick], lab: [kick] });
  const records = [record(scene(1), 8), record(lab, 8), record(hall, 8)];
  expect(marksOf(records, [1], { rooms, options: ofBoth })).toEqual([
    ['scene 1 hall', 'redundant'],
    ['scene 1 lab', undefined],
    ['type hall', undefined],
  ]);
});

it('marks a scene without a room as orphaned, though its type has others', () => {
  expect(marksOf([record(scene(9), 1)])).toEqual([['scene 9 hall', 'orphaned']]);
});

it('lists what nobody is known to have written without a writer', () => {
  const [first] = permissionOverrides({
    records: [{ ...record(worldScope, 1), written: {} }],
    rooms: [],
    options,
    devices: ['desktop'],
  });
  expect(first).toMatchObject({ value: 1, by: undefined, at: undefined });
});
