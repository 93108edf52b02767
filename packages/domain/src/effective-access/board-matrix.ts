import { type RoomRole, roomRoles } from '../access/room-levels.ts';
import { type BoardAccess, type BoardIds, decidingField } from '../room-permissions/boards.ts';
import { boardDevice, boardsIn, decideBoard } from '../room-permissions/decide-board.ts';
import type { PermissionOption } from '../room-permissions/options.ts';
import type { PermissionIndex } from '../room-permissions/records.ts';
import { resolvePermission } from '../room-permissions/resolve.ts';
import { type PermissionScope, worldScope } from '../room-permissions/scopes.ts';
import { indexWebBoards } from '../room-permissions/web-boards.ts';

/** Everything that decides about web boards in a place: the fields that apply, and the resolved permissions. */
export interface BoardRules {
  boards: BoardIds;
  /** The permissions of web boards; what is resolved is their configured level. */
  options: readonly PermissionOption[];
  /** The record that each permission is from; none for a default. */
  recordIds: ReadonlyMap<string, string | undefined>;
  /** Equal for two places with the same decisions about web boards. */
  key: string;
}

/** The fields for web boards in a scope. */
export function boardRulesIn(
  scope: PermissionScope,
  options: readonly PermissionOption[],
  index: PermissionIndex,
): BoardRules {
  const boards = boardsIn(scope, index);
  const resolved = options.map((option) => ({
    option,
    ...resolvePermission({ option, device: boardDevice, scope }, index),
  }));
  const levels = resolved.map(({ option, level }) => [option.id, level]);
  return {
    boards,
    options: resolved.map(({ option, level }) => ({ ...option, configuredLevel: level })),
    recordIds: new Map(
      resolved.map(({ option, chain }) => [option.id, chain.find(({ decides }) => decides)?.recordId]),
    ),
    key: JSON.stringify([boards, levels]),
  };
}

/** What each role may do on each board, by the configured fields. */
export interface BoardMatrix {
  /** The boards that fields name. */
  named: readonly string[];
  /** The permissions of all roles on a board, as one text. */
  cellsOf(boardId: string | null): string;
}

/** The matrix by the configured fields. Boards that the same fields name are decided once. */
export function matrixOf(rules: BoardRules): BoardMatrix {
  const fields = namingFields(rules);
  const allows = deciderOf(rules);
  const cells = new Map<string, string>();
  return {
    named: namedIn(rules.boards),
    cellsOf: (boardId) => {
      const naming = fields.get(boardId) ?? '';
      const known =
        cells.get(naming) ??
        rules.options
          .flatMap(({ id }) => roomRoles.map((role) => (allows(role, id, boardId) ? `${role} ${id}` : '')))
          .join();
      cells.set(naming, known);
      return known;
    },
  };
}

/** Whether both matrices have equal cells, so that nobody gains or loses anything on any board. */
export function isSameMatrix(previous: BoardMatrix, next: BoardMatrix): boolean {
  return [null, ...previous.named, ...next.named].every((id) => previous.cellsOf(id) === next.cellsOf(id));
}

/** Each role's access to a board. */
export function accessBy(rules: BoardRules): (role: RoomRole, boardId: string | null) => BoardAccess {
  const allows = deciderOf(rules);
  return (role, boardId) => {
    if (allows(role, 'webboardfull', boardId)) return 'full';
    return allows(role, 'webboardlimited', boardId) ? 'limited' : 'none';
  };
}

/** Whether a field decides about any board. */
export function isDecidedBy(field: string, { boards }: BoardRules): boolean {
  return [null, ...namedIn(boards)].some((boardId) => decidingField(boardId, boards) === field);
}

/** Boards in groups that the same fields name. */
export function alike(ids: readonly (string | null)[], rules: BoardRules): (string | null)[][] {
  const fields = namingFields(rules);
  return [...Map.groupBy(new Set(ids), (id) => fields.get(id) ?? '').values()];
}

/** The fields that name each board, as one text. */
function namingFields({ boards }: BoardRules): Map<string | null, string> {
  const fields = new Map<string | null, string>();
  for (const [field, ids = []] of Object.entries(boards))
    for (const id of new Set(ids)) fields.set(id, `${fields.get(id) ?? ''} ${field}`);
  return fields;
}

function namedIn(boards: BoardIds): string[] {
  return Object.values(boards).flat();
}

/** The considered records as those of a separate world, so that `decideBoard` decides here too. */
function indexOf({ boards }: BoardRules): PermissionIndex {
  return indexWebBoards([{ id: '', scope: worldScope, values: {}, written: {}, boards }]);
}

function deciderOf(rules: BoardRules) {
  const index = indexOf(rules);
  const options = new Map(rules.options.map((option) => [option.id, option]));
  return (role: RoomRole, optionId: string, boardId: string | null): boolean => {
    const option = options.get(optionId);
    return option !== undefined && decideBoard(role, { option, boardId, scope: worldScope }, index).allowed;
  };
}
