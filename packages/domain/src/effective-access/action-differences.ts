import type { PermissionOption } from '../room-permissions/options.ts';
import { consideredRecords } from '../room-permissions/records.ts';
import { resolvePermission } from '../room-permissions/resolve.ts';
import { type Device, type PermissionScope, scopeKey, worldScope } from '../room-permissions/scopes.ts';
import type { Configuration } from './configuration.ts';
import { recordedScopeOf } from './places.ts';
import type { Target } from './targets.ts';

/** An action whose lowest role differs. */
interface ActionDifference {
  /** The action in the first of the places. */
  target: Extract<Target, { kind: 'action' }>;
  /** The rooms in which it differs so; null for the world itself. */
  places: (string | null)[];
  /** The lowest role before and after; undefined where there is no such room or action. */
  levels: [number | undefined, number | undefined];
}

/** Rooms that have the same nearest record before a change, and the same one after it. */
export interface Pair {
  before: PermissionScope | undefined;
  after: PermissionScope | undefined;
  roomIds: (string | null)[];
}

/** The actions whose lowest role differs between two configurations, with the rooms in which it does. */
export function actionDifferences(before: Configuration, after: Configuration): ActionDifference[] {
  const options = optionPairs(before.options, after.options);
  return before.devices.flatMap((device) =>
    pairsOf(before, after, device).flatMap((pair) => {
      if (before.options === after.options && isSettledAlike(pair, device, before, after)) return [];
      return options.flatMap(({ optionId, from, to }) => {
        const levels: ActionDifference['levels'] = [
          levelOf(from, device, pair.before, before),
          levelOf(to, device, pair.after, after),
        ];
        const [roomId = null] = pair.roomIds;
        if (levels[0] === levels[1]) return [];
        return [
          { target: { kind: 'action' as const, device, optionId, roomId }, places: pair.roomIds, levels },
        ];
      });
    }),
  );
}

/** Options of two configurations by their ids. */
export function optionPairs(before: readonly PermissionOption[], after: readonly PermissionOption[]) {
  const byId = (options: readonly PermissionOption[]) =>
    new Map(options.map((option) => [option.id, option]));
  const [former, next] = [byId(before), byId(after)];
  const ids = new Set([...former.keys(), ...next.keys()]);
  return [...ids].map((optionId) => ({ optionId, from: former.get(optionId), to: next.get(optionId) }));
}

/** The rooms of two configurations, and the world, by the nearest records before and after. */
export function pairsOf(before: Configuration, after: Configuration, device: Device): Pair[] {
  const scopesIn = ({ rooms, permissions }: Configuration) =>
    new Map(rooms.map((room) => [room.id, recordedScopeOf(room, device, permissions)]));
  const [former, next] = [scopesIn(before), scopesIn(after)];
  const pairs = new Map<string, Pair>();
  const add = (roomId: string | null, from?: PermissionScope, to?: PermissionScope) => {
    const key = JSON.stringify([from && scopeKey(from), to && scopeKey(to)]);
    const pair = pairs.get(key) ?? { before: from, after: to, roomIds: [] };
    pairs.set(key, pair);
    pair.roomIds.push(roomId);
  };
  add(null, worldScope, worldScope);
  for (const id of new Set([...former.keys(), ...next.keys()])) add(id, former.get(id), next.get(id));
  return [...pairs.values()];
}

/** Whether exactly the same records are considered before and after. */
export function isSettledAlike(
  pair: Pair,
  device: Device,
  before: Configuration,
  after: Configuration,
): boolean {
  if (!pair.before || !pair.after) return false;
  const former = consideredRecords(before.permissions, device, pair.before);
  const next = consideredRecords(after.permissions, device, pair.after);
  return former.every(({ record }, index) => record === next[index]?.record);
}

function levelOf(
  option: PermissionOption | undefined,
  device: Device,
  scope: PermissionScope | undefined,
  { permissions }: Configuration,
): number | undefined {
  return option && scope ? resolvePermission({ option, device, scope }, permissions).level : undefined;
}
