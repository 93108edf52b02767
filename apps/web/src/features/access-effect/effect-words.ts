import { noun, text } from '@campus/contracts/core/text';
import { boardText } from '@campus/contracts/effective-access/pin-reasons';
import type { Level } from '@campus/domain/access/levels';
import type { Configuration } from '@campus/domain/effective-access/configuration';
import type { Effect, EffectChange } from '@campus/domain/effective-access/effect';
import type { Device } from '@campus/domain/room-permissions/scopes';
import { formatCount } from '../../lib/format.ts';

/** The effect of a draft, with the configurations that contain its names. */
export interface NamedEffect {
  effect: Effect;
  before: Configuration;
  after: Configuration;
}

/**
 * Describes the gains and losses: the first sentences, one per target and direction, and the total number.
 */
export function changeSentences(named: NamedEffect, most: number): { sentences: string[]; total: number } {
  const parts = named.effect.changes.flatMap((change) =>
    directions
      .map(({ side, counted }) => ({ change, side, roles: change[side], count: change[counted] }))
      .filter(({ roles, count }) => roles.length > 0 || count > 0),
  );
  const sentences = parts.slice(0, most).map(({ change, side, roles, count }) =>
    text(`effectiveAccess.effect.${side}`, {
      roles: rolesOf(roles),
      people: formatCount(count, noun('noun.member')),
      what: whatOf(change, named),
    }),
  );
  return { sentences, total: parts.length };
}

const directions = [
  { side: 'gains', counted: 'gained' },
  { side: 'loses', counted: 'lost' },
] as const;

/** Names the affected roles. If only people of some teams are affected, says only that. */
function rolesOf(levels: readonly Level[]): string {
  if (levels.length === 0) return text('effectiveAccess.effect.someOnly');
  return levels.map((level) => text(`role.${level}`)).join(', ');
}

function whatOf({ target, places, boards = [] }: EffectChange, { before, after }: NamedEffect): string {
  if (target.kind === 'page')
    return text('effectiveAccess.effect.page', { name: text(`page.${target.page}`) });
  const roomName = (id: string) =>
    [...after.rooms, ...before.rooms].find((room) => room.id === id)?.name ??
    text('effectiveAccess.room.gone');
  if (target.kind === 'room') return text('effectiveAccess.effect.room', { name: roomName(target.roomId) });
  const where = whereOf(places, roomName);
  if (target.kind === 'action')
    return text('effectiveAccess.effect.action', { name: actionName(target, after), where });
  const option = [...after.boardOptions, ...before.boardOptions].find(({ id }) => id === target.optionId);
  return text('effectiveAccess.effect.board', {
    name: option?.label ?? target.optionId,
    boards: boardsText(boards, target.optionId),
    where,
  });
}

function whereOf(places: EffectChange['places'], roomName: (id: string) => string): string {
  const rooms = places.filter((id) => id !== null);
  const [first] = rooms;
  return [
    ...(places.includes(null) ? [text('effectiveAccess.target.world')] : []),
    ...(rooms.length === 1 && first !== undefined ? [roomName(first)] : []),
    ...(rooms.length > 1 ? [formatCount(rooms.length, noun('noun.placeRoom'))] : []),
  ].join(', ');
}

/** The number of boards that are named. The rest are counted. */
const namedBoards = 10;

function boardsText(boards: readonly (string | null)[], optionId: string): string {
  const ids = boards.filter((id) => id !== null);
  const words = ids.length > namedBoards ? [formatCount(ids.length, noun('noun.webBoard'))] : ids;
  const others = boards.includes(null) ? [boardText(null, optionId)] : [];
  return [...words, ...others.map((word) => (typeof word === 'string' ? word : text(word.key)))].join(', ');
}

/** The name of an action and the client that offers it. */
export function actionName(
  { device, optionId }: { device: Device; optionId: string },
  { options }: Pick<Configuration, 'options'>,
): string {
  const label = options.world.get(optionId)?.label ?? optionId;
  return `${label} (${text(`effectiveAccess.device.${device}`)})`;
}
