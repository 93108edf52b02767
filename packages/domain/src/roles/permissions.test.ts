import { expect, it } from 'vitest';
import { pages } from '../access/pages.ts';
import { knownPermissions, listedPermissions, storedLevel } from './permissions.ts';

const ofType = (type: string) => knownPermissions.filter((known) => known.type === type);

it('RLP-003 knows every page once, with its place, and commands of the GOTO menu', () => {
  expect(
    ofType('pageAccess')
      .map(({ action }) => action)
      .toSorted(),
  ).toEqual([...pages].toSorted());
  expect(ofType('pageAccess').find(({ action }) => action === 'badges')).toEqual({
    type: 'pageAccess',
    action: 'badges',
    default: 'admin',
    minBuildVersion: null,
    params: { page: 'badges', tab: 'user', order: 30 },
  });
  expect(new Set(knownPermissions.map(({ type, action }) => `${type} ${action}`)).size).toBe(
    knownPermissions.length,
  );
});

it('ROL-002 RLP-011 gives an option that no role has back to leaders, the default of all', () => {
  expect(new Set(ofType('cmd').map((known) => known.default))).toEqual(new Set(['leader']));
  expect(storedLevel({ table: 'cmd', action: 'lockroom' }, 'superadmin')).toBe('leader');
  expect(storedLevel({ table: 'cmd', action: 'lockroom' }, 'owner')).toBe('owner');
  expect(storedLevel({ table: 'pageAccess', action: 'audit' }, 'superadmin')).toBe('superadmin');
});

it('RLP-003 ROL-009 knows the build that a command of the GOTO menu needs, and its place there', () => {
  const commands = ofType('cmd');
  expect(commands.find(({ action }) => action === 'countdown')).toEqual({
    type: 'cmd',
    action: 'countdown',
    default: 'leader',
    minBuildVersion: '1.6.0',
    params: { page: 'goto', tab: 'world', order: 20 },
  });
  const needing = commands.filter(({ minBuildVersion }) => minBuildVersion !== null);
  expect(needing.map(({ action, minBuildVersion }) => [action, minBuildVersion])).toEqual([
    ['countdown', '1.6.0'],
    ['guidedtour', '1.10.0'],
  ]);
});

const listed = (action: string, tab: string, order: number, minBuildVersion: string | null = null) => ({
  table: 'pageAccess' as const,
  action,
  minBuildVersion,
  params: { page: action, tab, order },
});
const actions = (rows: ReturnType<typeof listed>[], build = '9') =>
  listedPermissions(rows, build).map(({ action }) => action);

it('RLP-016 sorts by the name of the tab, then by the order in it', () => {
  const rows = [
    listed('c', 'world', 10),
    listed('b', 'user', 20),
    listed('d', 'world', 5),
    listed('a', 'user', 100),
  ];
  expect(actions(rows)).toEqual(['b', 'a', 'd', 'c']);
});

it('ROL-008 leaves out the page of roles, and no option of that name', () => {
  expect(actions([listed('roles', 'roles', 10), listed('audit', 'security', 10)])).toEqual(['audit']);
  const option = { ...listed('roles', 'people', 10), table: 'cmd' as const };
  expect(actions([option as never])).toEqual(['roles']);
});

it.each([
  ['1.9.9', []],
  ['1.10.0', ['new']],
  ['1.10', ['new']],
  ['2', ['new']],
])('ROL-009 RLP-017 in a world of build %s lists %j of what needs 1.10.0', (build, expected) => {
  expect(actions([listed('new', 'user', 10, '1.10.0')], build)).toEqual(expected);
});
