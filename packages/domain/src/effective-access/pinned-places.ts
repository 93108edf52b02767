import { boardDevice } from '../room-permissions/decide-board.ts';
import { resolvePermission } from '../room-permissions/resolve.ts';
import { actionFacts } from './action-differences.ts';
import { boardFacts, saying } from './board-differences.ts';
import type { Configuration } from './configuration.ts';
import { type Place, placesOf } from './places.ts';
import type { Target } from './targets.ts';

/** An action or board in the world and in every room. */
export type Everywhere = Extract<Target, { kind: 'action' | 'board' }>;

/**
 * Returns the places in which to judge a rule about the whole world: one for each distinct decision. Rooms whose type
 * lacks the action do not count.
 */
export function createEverywhere(configuration: Configuration): (target: Everywhere) => Target[] {
  const actions = actionFacts(configuration);
  const boards = boardFacts(configuration);
  const places = new Map<string, Place[]>();
  const placesFor = (target: Everywhere): Place[] => {
    const key = target.kind === 'action' ? target.device : target.kind;
    const found =
      places.get(key) ??
      (target.kind === 'action' ? placesOf(actions, target.device) : placesOf(boards, boardDevice));
    places.set(key, found);
    return found;
  };
  /** What decides in a place; undefined where the target does not exist. */
  const decidingAt = (target: Everywhere, place: Place): string | number | undefined => {
    const option = place.offered.get(target.optionId);
    if (target.kind === 'board') return saying(option, target.boardId, place, boards);
    const { scope } = place;
    return option && resolvePermission({ option, device: target.device, scope }, actions.permissions).level;
  };
  const targetsIn = (target: Everywhere): Target[] => {
    const judged = new Map<string | number, Target>();
    for (const place of placesFor(target)) {
      const decided = decidingAt(target, place);
      const [roomId = null] = place.roomIds;
      if (decided !== undefined && !judged.has(decided)) judged.set(decided, { ...target, roomId });
    }
    return judged.size > 0 ? [...judged.values()] : [target];
  };
  const known = new Map<string, Target[]>();
  return (target) => {
    const key = JSON.stringify(target);
    const targets = known.get(key) ?? targetsIn(target);
    known.set(key, targets);
    return targets;
  };
}
