import { decidingField } from '../room-permissions/boards.ts';
import { boardDevice, boardsIn } from '../room-permissions/decide-board.ts';
import { offeredBy } from '../room-permissions/option-index.ts';
import type { PermissionOption } from '../room-permissions/options.ts';
import { resolvePermission } from '../room-permissions/resolve.ts';
import { accessLevels } from '../room-permissions/web-boards.ts';
import { optionPairs } from './action-differences.ts';
import type { Configuration } from './configuration.ts';
import { isSettledAlike, type Pair, pairsOf } from './place-pairs.ts';
import type { PermissionFacts, Side } from './places.ts';
import type { Target } from './targets.ts';

/** Boards for which another field or level decides a permission after the change. */
interface BoardDifference {
  /** The first of the boards in the first of the places. */
  target: Extract<Target, { kind: 'board' }>;
  places: (string | null)[];
  /** The boards, null for every one that no field names there. */
  boards: (string | null)[];
  /** What decides before and after. Boards with equal values have the same difference. */
  content: string;
}

/** The web boards for which another field or lowest role decides, with the rooms. */
export function boardDifferences(before: Configuration, after: Configuration): BoardDifference[] {
  const isOfferedAlike = before.boardOptions === after.boardOptions;
  const from = boardFacts(before);
  const to = { ...boardFacts(after), ...(isOfferedAlike && { offeredAt: from.offeredAt }) };
  return pairsOf(from, to, boardDevice).flatMap((pair) => {
    if (isSettledAlike(pair, boardDevice, from, to)) return [];
    const ids = idsIn(pair, from, to);
    return optionPairs(pair).flatMap((option) =>
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

/** The permissions on web boards: the same in every place. */
export function boardFacts({
  rooms,
  webBoards,
  boardOptions,
}: Pick<Configuration, 'rooms' | 'webBoards' | 'boardOptions'>): PermissionFacts {
  const offered = offeredBy(boardOptions);
  return { rooms, permissions: webBoards, offeredAt: () => offered };
}

/** The boards that fields name in a place before or after, and one entry for every other board. */
function idsIn(pair: Pair, from: PermissionFacts, to: PermissionFacts): (string | null)[] {
  const named = [
    ...(pair.before ? Object.values(boardsIn(pair.before.scope, from.permissions)) : []),
    ...(pair.after ? Object.values(boardsIn(pair.after.scope, to.permissions)) : []),
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
    const [previous, next] = sayingOf(boardId);
    if (previous === next) continue;
    const content = JSON.stringify([optionId, previous ?? null, next ?? null]);
    const known = alike.get(content);
    if (known) known.boards.push(boardId);
    else {
      const target = { kind: 'board' as const, boardId, optionId, roomId };
      alike.set(content, { target, places: roomIds, boards: [boardId], content });
    }
  }
  return [...alike.values()];
}

/** The field about a board, and the lowest role of the permission; undefined if there is no such room. */
export function saying(
  option: PermissionOption | undefined,
  boardId: string | null,
  side: Side | undefined,
  { permissions }: Pick<PermissionFacts, 'permissions'>,
): string | undefined {
  if (!option || !side) return undefined;
  const { scope } = side;
  const { level } = resolvePermission({ option, device: boardDevice, scope }, permissions);
  const field = accessLevels.includes(option.id)
    ? decidingField(boardId, boardsIn(scope, permissions))
    : undefined;
  return `${level} ${field ?? ''}`;
}
