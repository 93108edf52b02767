import { describe, expect, it } from 'vitest';
import { roomThresholds } from '../access/room-levels.ts';
import type { PermissionOption } from './options.ts';
import { indexPermissions, type PermissionRecord } from './records.ts';
import { decidePermission, resolvePermission } from './resolve.ts';
import { type Device, devices, type PermissionScope, scopeKey, worldScope } from './scopes.ts';
import type { Threshold } from './thresholds.ts';

const roomType: PermissionScope = { kind: 'roomType', level: 'office' };
const scene: PermissionScope = { kind: 'scene', level: 'office', instance: 2 };
const option: PermissionOption = { id: 'kick', label: 'Kick', definition: '', defaultPermissionLevel: 18 };

const record = (device: Device, scope: PermissionScope, level: Threshold): PermissionRecord => ({
  id: `${device} ${scopeKey(scope)}`,
  device,
  scope,
  values: { kick: level },
  written: { kick: { by: `${scope.kind}@campus.test`, at: '2026-01-02T03:04:05.000Z' } },
});

/** A level for each rule, so that the level shows which one decided. */
const levelOf = { explicit: 16, scene: 8, roomType: 4, world: 1 } as const;

interface Case {
  device: Device;
  asked: PermissionScope;
  explicit: boolean;
  scene: boolean;
  roomType: boolean;
  world: boolean;
  configured: boolean;
}

const flags = [false, true];
const cases: Case[] = devices.flatMap((device) =>
  [worldScope, roomType, scene].flatMap((asked) =>
    flags.flatMap((explicit) =>
      flags.flatMap((ofScene) =>
        flags.flatMap((ofType) =>
          flags.flatMap((world) =>
            flags.map((configured) => ({
              device,
              asked,
              explicit,
              scene: ofScene,
              roomType: ofType,
              world,
              configured,
            })),
          ),
        ),
      ),
    ),
  ),
);

/** The order of the specification, written down a second time as plainly as possible. */
function expected(one: Case) {
  if (one.explicit) return 'explicit';
  if (one.asked.kind === 'scene' && one.scene) return 'scene';
  if (one.asked.kind !== 'world' && one.roomType) return 'roomType';
  if (one.world) return 'world';
  return 'default';
}

function recordsOf(one: Case): PermissionRecord[] {
  const other = one.device === 'web' ? 'desktop' : 'web';
  const elsewhere: PermissionRecord[] = [
    record(other, worldScope, 0),
    record(other, roomType, 0),
    record(other, scene, 0),
    record(one.device, { kind: 'roomType', level: 'lobby' }, 0),
    record(one.device, { kind: 'scene', level: 'office', instance: 1 }, 0),
    record(one.device, { kind: 'scene', level: 'lobby', instance: 2 }, 0),
  ];
  if (one.scene) elsewhere.push(record(one.device, scene, levelOf.scene));
  if (one.roomType) elsewhere.push(record(one.device, roomType, levelOf.roomType));
  if (one.world) elsewhere.push(record(one.device, worldScope, levelOf.world));
  return elsewhere;
}

describe.each(devices)('on %s', (device) => {
  it.each(['explicit', 'scene', 'roomType', 'world', 'default'] as const)(
    'RPM-020 RPM-021 RPM-022 RPM-023 follows the %s rule wherever it is the first that says something',
    (rule) => {
      const chosen = cases.filter((one) => one.device === device && expected(one) === rule);
      expect(chosen.length).toBeGreaterThan(0);
      for (const one of chosen) {
        const request = {
          option: one.configured ? { ...option, configuredLevel: 0 } : option,
          device,
          scope: one.asked,
          explicit: one.explicit ? levelOf.explicit : undefined,
        };
        const resolved = resolvePermission(request, indexPermissions(recordsOf(one)));
        const level = rule === 'default' ? (one.configured ? 0 : 18) : levelOf[rule];
        expect({ one, level: resolved.level, decidedBy: resolved.decidedBy }).toEqual({
          one,
          level,
          decidedBy: rule,
        });
        expect(resolved.chain.filter(({ decides }) => decides)).toEqual([
          expect.objectContaining({ rule, level }),
        ]);
      }
    },
  );
});

it('covers every combination of device, scope, and rules', () => {
  expect(cases).toHaveLength(2 * 3 * 2 ** 5);
});

it('names every rule that was considered, with the record, its writer, and the date', () => {
  const index = indexPermissions([record('desktop', roomType, 4), record('desktop', worldScope, 1)]);
  expect(resolvePermission({ option, device: 'desktop', scope: scene }, index).chain).toEqual([
    { rule: 'explicit', level: undefined, decides: false },
    { rule: 'scene', level: undefined, decides: false },
    {
      rule: 'roomType',
      level: 4,
      recordId: 'desktop type office',
      by: 'roomType@campus.test',
      at: '2026-01-02T03:04:05.000Z',
      decides: true,
    },
    {
      rule: 'world',
      level: 1,
      recordId: 'desktop world',
      by: 'world@campus.test',
      at: '2026-01-02T03:04:05.000Z',
      decides: false,
    },
    { rule: 'default', level: 18, source: 'option', decides: false },
  ]);
});

it('ROL-024 takes the threshold of the world for the default, also when it is 0', () => {
  const resolved = resolvePermission(
    { option: { ...option, configuredLevel: 0 }, device: 'web', scope: worldScope },
    indexPermissions([]),
  );
  expect(resolved.level).toBe(0);
  expect(resolved.chain.at(-1)).toEqual({ rule: 'default', level: 0, source: 'serverConfig', decides: true });
});

it('takes no value that every object has for one of a record', () => {
  const resolved = resolvePermission(
    { option: { ...option, id: 'toString' }, device: 'desktop', scope: worldScope },
    indexPermissions([record('desktop', worldScope, 0)]),
  );
  expect(resolved.decidedBy).toBe('default');
});

it('ROM-044 allows the roles that reach the level, and no others', () => {
  const roles = Object.keys(roomThresholds) as (keyof typeof roomThresholds)[];
  const index = indexPermissions([record('desktop', worldScope, 4)]);
  const allowed = (scope: PermissionScope, device: Device) =>
    roles.filter((role) => decidePermission(role, { option, device, scope }, index).allowed);
  expect(allowed(worldScope, 'desktop')).toEqual(['moderator', 'admin', 'owner', 'superadmin']);
  expect(allowed(worldScope, 'web')).toEqual(['superadmin']);
});

it('names no record for an option that it no longer sets', () => {
  const cleared = { ...record('desktop', worldScope, 1), values: {} };
  const [, ofWorld] = resolvePermission(
    { option, device: 'desktop', scope: worldScope },
    indexPermissions([cleared]),
  ).chain;
  expect(ofWorld).toEqual({ rule: 'world', level: undefined, decides: false });
});
