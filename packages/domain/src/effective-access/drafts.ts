import type { BoardIds } from '../room-permissions/boards.ts';
import {
  indexPermissions,
  type PermissionIndex,
  type PermissionRecord,
} from '../room-permissions/records.ts';
import { type Device, devices, type PermissionScope, scopeKey } from '../room-permissions/scopes.ts';
import type { Threshold } from '../room-permissions/thresholds.ts';

/** Permissions that have been chosen in a scope and not saved yet. */
export interface ScopeDraft {
  scope: PermissionScope;
  values: Readonly<Record<string, Threshold>>;
  /** For web boards: the boards that the edited fields of Individual Board Control name. */
  boards?: BoardIds | undefined;
}

/** The permissions of an account as they would be with drafts of one device. */
export function withScopeDrafts(
  permissions: PermissionIndex,
  device: Device,
  drafts: readonly ScopeDraft[],
): PermissionIndex {
  const missing = new Map(drafts.map((draft) => [scopeKey(draft.scope), draft]));
  const changed = recordsIn(permissions).map((record) => {
    const key = scopeKey(record.scope);
    const draft = record.device === device ? missing.get(key) : undefined;
    if (!draft) return record;
    missing.delete(key);
    const { values, boards } = draft;
    return {
      ...record,
      values: { ...record.values, ...values },
      ...(boards && { boards: { ...record.boards, ...boards } }),
    };
  });
  const added = [...missing].map(([key, draft]) => ({
    id: `draft ${key}`,
    device,
    ...draft,
    written: {},
  }));
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
