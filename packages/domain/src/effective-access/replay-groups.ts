import { levels } from '../access/levels.ts';
import { sfsRoomOf } from '../analytics/sfs-rooms.ts';
import { isSameValue } from '../core/same-value.ts';
import type { Device } from '../room-permissions/scopes.ts';
import { actionDifferences } from './action-differences.ts';
import type { Configuration, RoomFacts } from './configuration.ts';
import { type PeopleKind, visitorOfKind } from './people.ts';
import { decideTarget, type Target } from './targets.ts';

/** Something that people can no longer do in a place: enter it, or use an action. */
export type LostChange = { kind: 'room' } | { kind: 'action'; device: Device; optionId: string };

/** The facts that decide about a member's entry: role, team, and verified email address. */
export type MemberKind = Omit<PeopleKind, 'people'>;

/** What a change takes from some people in the places of a group. */
interface Change {
  lost: LostChange;
  isLostBy: (memberKind: MemberKind) => boolean;
}

/** Places in which a change takes the same from the same people. */
export interface ReplayGroup {
  /** As the servers of the world name them (SFSRoom). */
  places: readonly string[];
  changes: readonly Change[];
}

interface Keyed extends Change {
  /** Changes with one key take the same from the same people. */
  key: string;
}

/**
 * Groups the places in which people would lose something. Rooms with the same level and instance are one place: people
 * who may enter any of them may be there.
 */
export function replayGroups(before: Configuration, after: Configuration): ReplayGroup[] {
  const next = new Map(after.rooms.map((room) => [room.id, room]));
  const actions = lostActions(before, after);
  const groups = new Map<string, { places: string[]; changes: Change[] }>();
  for (const [place, there] of Map.groupBy(before.rooms, sfsRoomOf)) {
    const entering = lostEntering(
      { ...before, rooms: there },
      { ...after, rooms: there.flatMap(({ id }) => next.get(id) ?? []) },
    );
    const changes = [...(entering ? [entering] : []), ...actionsAt(there, actions)];
    if (changes.length === 0) continue;
    const key = JSON.stringify(changes.map((change) => change.key));
    const group = groups.get(key) ?? { places: [], changes };
    groups.set(key, group);
    group.places.push(place);
  }
  return [...groups.values()];
}

/** The places with changed access: people who could enter one of its rooms, and can enter none after the change. */
function lostEntering(before: Configuration, after: Configuration): Keyed | undefined {
  const [from, to] = [before.rooms.map(admits), after.rooms.map(admits)];
  if (isSameValue(from, to)) return undefined;
  const opens = (configuration: Configuration, memberKind: MemberKind) =>
    configuration.rooms.some(({ id }) => isAllowed({ kind: 'room', roomId: id }, configuration, memberKind));
  const isLostBy = (memberKind: MemberKind) => opens(before, memberKind) && !opens(after, memberKind);
  const teams = ['', ...before.rooms.flatMap(({ teamAccess }) => teamAccess)];
  const isLost = levels.some((level) =>
    teams.some((teamId) => isLostBy({ level, teamId, emailVerified: true })),
  );
  return isLost ? { key: JSON.stringify([from, to]), lost: { kind: 'room' }, isLostBy } : undefined;
}

function admits({ permAccess, teamAccess, groupAccess }: RoomFacts) {
  return [permAccess, teamAccess, groupAccess];
}

/** Changes by affected room; null is the world itself. */
type Actions = ReadonlyMap<string | null, readonly Keyed[]>;

/** The actions whose lowest role rises. */
function lostActions(before: Configuration, after: Configuration): Actions {
  const found = new Map<string | null, Keyed[]>();
  const risen = actionDifferences(before, after).filter((one) => (one.levels[0] ?? 0) < (one.levels[1] ?? 0));
  for (const { target, places, levels: raised } of risen) {
    const { kind, device, optionId, roomId } = target;
    const rooms = before.rooms.filter(({ id }) => id === roomId);
    const isAllowedIn = (configuration: Configuration, memberKind: MemberKind) =>
      isAllowed(target, { ...configuration, rooms }, memberKind);
    const change: Keyed = {
      key: JSON.stringify([device, optionId, raised]),
      lost: { kind, device, optionId },
      isLostBy: (memberKind) => isAllowedIn(before, memberKind) && !isAllowedIn(after, memberKind),
    };
    for (const place of places) {
      const there = found.get(place) ?? [];
      found.set(place, there);
      there.push(change);
    }
  }
  return found;
}

/** Rooms of one place have the same permissions, so the first one is enough. */
function actionsAt(there: readonly RoomFacts[], actions: Actions): readonly Keyed[] {
  return there.slice(0, 1).flatMap(({ id }) => actions.get(id) ?? []);
}

function isAllowed(target: Target, configuration: Configuration, memberKind: MemberKind): boolean {
  const visitor = visitorOfKind({ ...memberKind, people: 1 }, configuration);
  return decideTarget(target, visitor, configuration)?.allowed === true;
}
