import type { BoardIds } from './boards.ts';
import type { Device, PermissionScope } from './scopes.ts';
import { consideredScopes } from './scopes.ts';
import type { Threshold } from './thresholds.ts';

/** The author of a value, and the time (ISO 8601). */
export interface Written {
  by: string;
  at: string;
}

/** What an account has set in one scope of one device. */
export interface PermissionRecord {
  id: string;
  device: Device;
  scope: PermissionScope;
  /** The lowest role of each permission that is set here, by the id of the option. */
  values: Readonly<Record<string, Threshold>>;
  /** The author of each value. */
  written: Readonly<Record<string, Written>>;
  /** For web boards: the boards that fields of Individual Board Control name. */
  boards?: BoardIds | undefined;
}

interface LevelRecords {
  roomType?: PermissionRecord;
  scenes: Map<number, PermissionRecord>;
}

interface DeviceRecords {
  world?: PermissionRecord;
  levels: Map<string, LevelRecords>;
}

/** Records by device and scope. Make one with `indexPermissions`. */
export type PermissionIndex = Readonly<Record<Device, DeviceRecords>>;

/** Makes the records of one account quick to find. Of two records of one scope the later one counts. */
export function indexPermissions(records: readonly PermissionRecord[]): PermissionIndex {
  const index: PermissionIndex = { desktop: { levels: new Map() }, web: { levels: new Map() } };
  for (const record of records) {
    const { scope } = record;
    const device = index[record.device];
    if (scope.kind === 'world') device.world = record;
    else {
      const level: LevelRecords = device.levels.get(scope.level) ?? { scenes: new Map() };
      device.levels.set(scope.level, level);
      if (scope.kind === 'roomType') level.roomType = record;
      else level.scenes.set(scope.instance, record);
    }
  }
  return index;
}

/** The record of exactly this scope; undefined where nothing is set. */
export function recordOf(
  index: PermissionIndex,
  device: Device,
  scope: PermissionScope,
): PermissionRecord | undefined {
  const records = index[device];
  if (scope.kind === 'world') return records.world;
  const level = records.levels.get(scope.level);
  return scope.kind === 'roomType' ? level?.roomType : level?.scenes.get(scope.instance);
}

/** The scopes that a request in `scope` considers, the nearest first, each with its record. */
export function consideredRecords(index: PermissionIndex, device: Device, scope: PermissionScope) {
  return consideredScopes(scope).map((considered) => ({
    scope: considered,
    record: recordOf(index, device, considered),
  }));
}
