import { decidingField } from '../room-permissions/boards.ts';
import { boardDevice, boardsIn } from '../room-permissions/decide-board.ts';
import type { PermissionOption } from '../room-permissions/options.ts';
import { resolvePermission } from '../room-permissions/resolve.ts';
import type { PermissionScope } from '../room-permissions/scopes.ts';
import { accessLevels } from '../room-permissions/web-boards.ts';
import { isSettledAlike, optionPairs, type Pair, pairsOf } from './action-differences.ts';
import type { Configuration } from './configuration.ts';
import type { Target } from './targets.ts';

/** Boards on which something else decides about a permission. */
interface BoardDifference {
  /** The first of the boards in the first of the places. */
  target: Extract<Target, { kind: 'board' }>;
  places: (string | null)[];
  /** The boards, null for every one that no field names there. */
  boards: (string | null)[];
  /** What decides before and after; where it is the same, the difference is. */
  said: string;
}

/** The web boards on which another field or another lowest role decides, with the rooms in which it does. */
export function boardDifferences(before: Configuration, after: Configuration): BoardDifference[] {
  const [from, to] = [asActions(before), asActions(after)];
  const options = optionPairs(from.options, to.options);
  return pairsOf(from, to, boardDevice).flatMap((pair) => {
    if (from.options === to.options && isSettledAlike(pair, boardDevice, from, to)) return [];
    const ids = idsIn(pair, from, to);
    return options.flatMap((option) =>
      differencesIn(pair, accessLevels.includes(option.optionId) ? ids : [null], {
        optionId: option.optionId,
        sayingOf: (boardId) => [
          saying(option.from, boardId, pair.before, from),
          saying(option.to, boardId, pair.after, to),
        ],
      }),
    );
  });
}

/** The configuration with what is set for web boards in the place of actions. */
function asActions(configuration: Configuration): Configuration {
  return { ...configuration, options: configuration.boardOptions, permissions: configuration.webBoards };
}

/** The boards that fields name in a place before or after, and any other board. */
function idsIn(pair: Pair, from: Configuration, to: Configuration): (string | null)[] {
  const named = [
    ...(pair.before ? Object.values(boardsIn(pair.before, from.permissions)) : []),
    ...(pair.after ? Object.values(boardsIn(pair.after, to.permissions)) : []),
  ];
  return [null, ...new Set(named.flat())];
}

function differencesIn(
  { roomIds }: Pair,
  ids: readonly (string | null)[],
  {
    optionId,
    sayingOf,
  }: { optionId: string; sayingOf: (boardId: string | null) => [string | undefined, string | undefined] },
): BoardDifference[] {
  const [roomId = null] = roomIds;
  const alike = new Map<string, BoardDifference>();
  for (const boardId of ids) {
    const [former, next] = sayingOf(boardId);
    if (former === next) continue;
    const said = JSON.stringify([optionId, former ?? null, next ?? null]);
    const known = alike.get(said);
    if (known) known.boards.push(boardId);
    else {
      const target = { kind: 'board' as const, boardId, optionId, roomId };
      alike.set(said, { target, places: roomIds, boards: [boardId], said });
    }
  }
  return [...alike.values()];
}

/** Which field is about a board, and the lowest role of the permission; undefined where there is no such room. */
function saying(
  option: PermissionOption | undefined,
  boardId: string | null,
  scope: PermissionScope | undefined,
  { permissions }: Configuration,
): string | undefined {
  if (!option || !scope) return undefined;
  const { level } = resolvePermission({ option, device: boardDevice, scope }, permissions);
  const field = accessLevels.includes(option.id)
    ? decidingField(boardId, boardsIn(scope, permissions))
    : undefined;
  return `${level} ${field ?? ''}`;
}
