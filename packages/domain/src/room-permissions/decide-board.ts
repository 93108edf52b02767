import type { DecisionStep } from '../access/decision.ts';
import type { RoomRole } from '../access/room-levels.ts';
import { type BoardAccess, type BoardIds, boardAccess, decidingField } from './boards.ts';
import type { PermissionOption } from './options.ts';
import { consideredRecords, type PermissionIndex } from './records.ts';
import { decidePermission, type Step } from './resolve.ts';
import type { Device, PermissionScope } from './scopes.ts';
import { accessLevels } from './web-boards.ts';

/** Values for web boards hold on every device, so any device will do. */
export const boardDevice = 'web' satisfies Device;

/** A permission of web boards that is asked for on one board. */
export interface BoardRequest {
  option: PermissionOption;
  /** Null for any board that no field names. */
  boardId: string | null;
  scope: PermissionScope;
}

const fieldRules = { scene: 'sceneBoards', roomType: 'roomTypeBoards', world: 'worldBoards' } as const;

interface BoardDecision {
  allowed: boolean;
  /** The fields of Individual Board Control that were considered, then the permissions. One step of both decides. */
  fields: readonly DecisionStep[];
  permission: readonly Step[];
}

/**
 * Decides whether a role may do something on a web board: by the field of Individual Board Control about board and
 * role, otherwise by the permission of web boards. Only the access levels have fields.
 */
export function decideBoard(
  role: RoomRole,
  { option, boardId, scope }: BoardRequest,
  index: PermissionIndex,
): BoardDecision {
  const { allowed, chain } = decidePermission(role, { option, device: boardDevice, scope }, index);
  if (!accessLevels.includes(option.id)) return { allowed, fields: [], permission: chain };
  const access = boardAccessIn(role, boardId, scope, index);
  const admits = access === 'full' || (access === 'limited' && option.id === 'webboardlimited');
  const fields = consideredFields(index, scope).map(({ scope: { kind }, record }) => {
    const own = record?.boards ?? {};
    const field = decidingField(boardId, own);
    const decides = boardAccess(role, boardId, own) !== undefined;
    return {
      rule: fieldRules[kind],
      verdict: decides ? (admits ? ('allows' as const) : ('refuses' as const)) : ('silent' as const),
      value: field,
      recordId: field && record?.id,
      by: field && record?.written[field]?.by,
      at: field && record?.written[field]?.at,
      decides,
    };
  });
  if (access === undefined) return { allowed, fields, permission: chain };
  return { allowed: admits, fields, permission: chain.map((step) => ({ ...step, decides: false })) };
}

/** The access of a role to a board by the nearest record that names boards; undefined if permissions decide. */
export function boardAccessIn(
  role: RoomRole,
  boardId: string | null,
  scope: PermissionScope,
  index: PermissionIndex,
): BoardAccess | undefined {
  return boardAccess(role, boardId, boardsIn(scope, index));
}

/** The fields of the nearest record that names any board. */
export function boardsIn(scope: PermissionScope, index: PermissionIndex): BoardIds {
  const nearest = consideredRecords(index, boardDevice, scope).find(({ record }) => names(record?.boards));
  return nearest?.record?.boards ?? {};
}

/** The records down to the nearest one that names any board; those after it do not count. */
function consideredFields(index: PermissionIndex, scope: PermissionScope) {
  const all = consideredRecords(index, boardDevice, scope);
  const nearest = all.findIndex(({ record }) => names(record?.boards));
  return nearest === -1 ? all : all.slice(0, nearest + 1);
}

function names(boards: BoardIds = {}): boolean {
  return Object.values(boards).some((ids) => ids.length > 0);
}
