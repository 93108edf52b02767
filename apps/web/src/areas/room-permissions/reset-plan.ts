import { boardFields } from '@campus/domain/room-permissions/boards';
import type { PermissionRecord } from '@campus/domain/room-permissions/records';
import { type PermissionScope, sameScope } from '@campus/domain/room-permissions/scopes';
import type { WebBoardRecord } from '@campus/domain/room-permissions/web-boards';
import type { EditedCard } from './edited-card.ts';
import type { ResetChoice } from './reset-buttons.tsx';
import type { Stored } from './use-permissions.ts';

/** Whether permissions of rooms are reset, or those of web boards. */
export type ResetKind = 'rooms' | 'boards';

/** The values that a reset will delete. */
export interface ResetPlan {
  kind: ResetKind;
  choice: ResetChoice;
  scope: PermissionScope;
  records: readonly { scope: PermissionScope; device: 'desktop' | 'web' | 'boards'; count: number }[];
}

type AnyRecord = PermissionRecord | WebBoardRecord;

/** The stored values that a reset deletes. "All" means both platforms (RPM-050), because the call takes no platform. */
export function planReset(
  stored: Stored,
  {
    card,
    scope,
    choice,
    kind,
  }: { card: EditedCard; scope: PermissionScope; choice: ResetChoice; kind: ResetKind },
): ResetPlan {
  const target = choice === 'selected' ? scope : card.scope;
  const records: readonly AnyRecord[] = kind === 'boards' ? stored.boards : stored.rooms;
  const isMeant = (record: AnyRecord) => {
    if (choice === 'all')
      return 'level' in record.scope && 'level' in target && record.scope.level === target.level;
    const isOnDevice = !('device' in record) || record.device === card.device;
    return isOnDevice && sameScope(record.scope, target);
  };
  return {
    kind,
    choice,
    scope: target,
    records: records.filter(isMeant).map((record) => ({
      scope: record.scope,
      device: 'device' in record ? record.device : 'boards',
      count: valuesOf(record),
    })),
  };
}

function valuesOf(record: AnyRecord): number {
  const { boards = {} } = record;
  const named = boardFields.filter((field) => (boards[field] ?? []).length > 0);
  return Object.keys(record.values).length + named.length;
}
