import {
  indexPermissions,
  type PermissionIndex,
  type PermissionRecord,
} from '../room-permissions/records.ts';
import {
  type Device,
  devices,
  type PermissionScope,
  sameScope,
  scopeKey,
} from '../room-permissions/scopes.ts';
import type { Threshold } from '../room-permissions/thresholds.ts';

/** Permissions that have been chosen in a scope and not saved yet. */
export interface ScopeDraft {
  scope: PermissionScope;
  values: Readonly<Record<string, Threshold>>;
}

/** The permissions of an account as they would be with drafts of one device. */
export function withScopeDrafts(
  permissions: PermissionIndex,
  device: Device,
  drafts: readonly ScopeDraft[],
): PermissionIndex {
  const records = recordsIn(permissions);
  const isOf = (record: PermissionRecord, { scope }: ScopeDraft) =>
    record.device === device && sameScope(record.scope, scope);
  const changed = records.map((record) => {
    const draft = drafts.find((one) => isOf(record, one));
    return draft ? { ...record, values: { ...record.values, ...draft.values } } : record;
  });
  const added = drafts
    .filter((draft) => !records.some((record) => isOf(record, draft)))
    .map(({ scope, values }) => ({ id: `draft ${scopeKey(scope)}`, device, scope, values, written: {} }));
  return indexPermissions([...changed, ...added]);
}

function recordsIn(permissions: PermissionIndex): PermissionRecord[] {
  return devices.flatMap((device) => {
    const { world, levels } = permissions[device];
    const ofLevels = [...levels.values()].flatMap(({ roomType, scenes }) => [
      ...(roomType ? [roomType] : []),
      ...scenes.values(),
    ]);
    return [...(world ? [world] : []), ...ofLevels];
  });
}
