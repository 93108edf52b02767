import { type Level, levels } from '../access/levels.ts';
import { pages } from '../access/pages.ts';
import { isSameValue } from '../core/same-value.ts';
import { actionDifferences } from './action-differences.ts';
import { boardDifferences } from './board-differences.ts';
import { type Configuration, type RoomFacts, type Visitor, visitorOf } from './configuration.ts';
import { countPeople, type PeopleKind, visitorOfKind } from './people.ts';
import { decideTarget, type Target } from './targets.ts';

/** The access that a draft grants and removes at one target, or for an action in several rooms. */
export interface EffectChange {
  target: Target;
  /** The rooms of an action, null for the world itself; of other targets none. */
  places: readonly (string | null)[];
  /** The boards that it is about, null for every one that no field names; only where it is about boards. */
  boards?: readonly (string | null)[] | undefined;
  /** The roles that become sufficient by the change, and those that no longer are. */
  gains: readonly Level[];
  loses: readonly Level[];
  /** How many people gain or lose access. */
  gained: number;
  lost: number;
}

export interface Effect {
  changes: EffectChange[];
  /** How many people gain something, and how many lose something. */
  gainers: number;
  losers: number;
}

type Changeable = 'pageAccess' | 'rooms' | 'options' | 'permissions' | 'boardOptions' | 'webBoards';

/** The changes to save, on top of the stored configuration. */
export interface Draft {
  before: Configuration;
  change: Partial<Pick<Configuration, Changeable>>;
  kinds: readonly PeopleKind[];
}

/**
 * Computes what a draft would change: the difference of the access matrix before and after. The matrix has a row for
 * every page and room, and for every action and web board in the world and in each room. It has a column for every
 * role.
 */
export function effectOf({ before, change, kinds }: Draft): Effect {
  const after = { ...before, ...change };
  const found = [
    ...(change.pageAccess ? pageChanges(before, after, kinds) : []),
    ...(change.rooms ? roomChanges(before, after, kinds) : []),
    ...actionChanges(before, after, kinds),
    ...boardChanges(before, after, kinds),
  ];
  const differences = [...new Set(found.map(({ difference }) => difference))];
  const countIn = (side: 'gaining' | 'losing') =>
    countPeople(kinds.filter((kind) => differences.some((one) => one[side].includes(kind))));
  return {
    changes: found.map(({ target, places, boards, difference }) => ({
      target,
      places,
      ...(boards && { boards }),
      gains: difference.gains,
      loses: difference.loses,
      gained: countPeople(difference.gaining),
      lost: countPeople(difference.losing),
    })),
    gainers: countIn('gaining'),
    losers: countIn('losing'),
  };
}

/** The roles, and the kinds of people, that gain or lose access to a target by a change. */
interface Difference {
  gains: Level[];
  loses: Level[];
  gaining: PeopleKind[];
  losing: PeopleKind[];
}

interface Found {
  target: Target;
  places: (string | null)[];
  boards?: (string | null)[];
  difference: Difference;
}

function pageChanges(before: Configuration, after: Configuration, kinds: readonly PeopleKind[]): Found[] {
  return pages.flatMap((page) => {
    if (isSameValue(before.pageAccess[page], after.pageAccess[page])) return [];
    const target: Target = { kind: 'page', page };
    return foundWith(target, differenceAt(target, before, after, kinds));
  });
}

function roomChanges(before: Configuration, after: Configuration, kinds: readonly PeopleKind[]): Found[] {
  const previous = new Map(before.rooms.map((room) => [room.id, room]));
  const next = new Map(after.rooms.map((room) => [room.id, room]));
  const alike = new Map<string, Difference>();
  return [...new Set([...previous.keys(), ...next.keys()])].flatMap((roomId) => {
    const [from, to] = [previous.get(roomId), next.get(roomId)];
    const key = JSON.stringify([admits(from), admits(to)]);
    if (isSameValue(admits(from), admits(to))) return [];
    const target: Target = { kind: 'room', roomId };
    const difference = alike.get(key) ?? differenceAt(target, only(before, from), only(after, to), kinds);
    alike.set(key, difference);
    return foundWith(target, difference);
  });
}

/** The people that a room lets in; null for a room that does not exist. */
function admits(room: RoomFacts | undefined) {
  return room ? [room.permAccess, room.teamAccess, room.groupAccess] : null;
}

function actionChanges(before: Configuration, after: Configuration, kinds: readonly PeopleKind[]): Found[] {
  const byLevels = new Map<string, Difference>();
  return actionDifferences(before, after).flatMap(({ target, places, levels: [from, to] }) => {
    const roomIn = ({ rooms }: Configuration) => rooms.find(({ id }) => id === target.roomId);
    const key = `${from} ${to}`;
    const difference =
      byLevels.get(key) ??
      differenceAt(target, only(before, roomIn(before)), only(after, roomIn(after)), kinds);
    byLevels.set(key, difference);
    return foundWith(target, difference, places);
  });
}

function boardChanges(before: Configuration, after: Configuration, kinds: readonly PeopleKind[]): Found[] {
  const byContent = new Map<string, Difference>();
  const byPlaces = new Map<Found['places'], Found[]>();
  for (const { target, places, boards, content } of boardDifferences(before, after)) {
    const roomIn = ({ rooms }: Configuration) => rooms.find(({ id }) => id === target.roomId);
    const difference =
      byContent.get(content) ??
      differenceAt(target, only(before, roomIn(before)), only(after, roomIn(after)), kinds);
    byContent.set(content, difference);
    const found = byPlaces.get(places) ?? [];
    byPlaces.set(places, found);
    const alike = found.find((one) => isAlike(one, { target, difference }));
    if (alike) alike.boards?.push(...boards);
    else found.push(...foundWith(target, difference, places).map((one) => ({ ...one, boards })));
  }
  return [...byPlaces.values()].flat();
}

/** Whether boards of the same places differ in the same way, regardless of their fields. */
function isAlike(known: Found, { target, difference }: Pick<Found, 'target' | 'difference'>): boolean {
  return (
    isSameValue({ ...known.target, boardId: null }, { ...target, boardId: null }) &&
    isSameValue(known.difference, difference)
  );
}

/** The configuration with this room only, so that it is found quickly. */
function only(configuration: Configuration, room: RoomFacts | undefined): Configuration {
  return { ...configuration, rooms: room ? [room] : [] };
}

function foundWith(target: Target, difference: Difference, places: Found['places'] = []): Found[] {
  const isDifferent = Object.values(difference).some(({ length }) => length > 0);
  return isDifferent ? [{ target, places, difference }] : [];
}

function differenceAt(
  target: Target,
  before: Configuration,
  after: Configuration,
  kinds: readonly PeopleKind[],
): Difference {
  const turnOf = (visitorIn: (configuration: Configuration) => Visitor) => {
    const had = decideTarget(target, visitorIn(before), before)?.allowed === true;
    const has = decideTarget(target, visitorIn(after), after)?.allowed === true;
    if (had === has) return 'keeps';
    return has ? 'gains' : 'loses';
  };
  const roles = Map.groupBy(levels, (level) => turnOf((configuration) => visitorOf(level, configuration)));
  const people = Map.groupBy(kinds, (kind) => turnOf((configuration) => visitorOfKind(kind, configuration)));
  return {
    gains: roles.get('gains') ?? [],
    loses: roles.get('loses') ?? [],
    gaining: people.get('gains') ?? [],
    losing: people.get('loses') ?? [],
  };
}
