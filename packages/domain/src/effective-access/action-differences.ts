import { type Offered, offeredIn } from '../room-permissions/option-index.ts';
import type { PermissionOption } from '../room-permissions/options.ts';
import { resolvePermission } from '../room-permissions/resolve.ts';
import type { Device } from '../room-permissions/scopes.ts';
import type { Configuration } from './configuration.ts';
import { isSettledAlike, type Pair, pairsOf } from './place-pairs.ts';
import type { PermissionFacts, Side } from './places.ts';
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

/** The actions whose lowest role differs between two configurations, with the rooms in which it does. */
export function actionDifferences(before: Configuration, after: Configuration): ActionDifference[] {
  const [from, to] = [actionFacts(before), actionFacts(after)];
  return before.devices.flatMap((device) => {
    const pairs = pairsOf(from, to, device).filter((pair) => !isSettledAlike(pair, device, from, to));
    return [...Map.groupBy(pairs, ({ scopes }) => scopes).values()].flatMap((alike) =>
      joined(
        alike.flatMap((pair) =>
          optionPairs(pair).flatMap((option) => {
            const levels: ActionDifference['levels'] = [
              levelOf(option.from, device, pair.before, from),
              levelOf(option.to, device, pair.after, to),
            ];
            if (levels[0] === levels[1]) return [];
            const [roomId = null] = pair.roomIds;
            const target = { kind: 'action' as const, device, optionId: option.optionId, roomId };
            return [{ target, places: pair.roomIds, levels }];
          }),
        ),
        alike.length,
      ),
    );
  });
}

/** The permissions in rooms, as `placesOf` and `pairsOf` take them. */
export function actionFacts({ rooms, permissions, options }: Configuration): PermissionFacts {
  return { rooms, permissions, offeredAt: (scope) => offeredIn(options, scope) };
}

/** Joins equal differences of an action in rooms of several types. */
function joined(differences: ActionDifference[], types: number): ActionDifference[] {
  if (types === 1) return differences;
  const found = new Map<string, ActionDifference>();
  for (const difference of differences) {
    const { target, places, levels } = difference;
    const key = JSON.stringify([target.optionId, levels[0] ?? null, levels[1] ?? null]);
    const known = found.get(key);
    found.set(key, known ? { ...known, places: [...known.places, ...places] } : difference);
  }
  return [...found.values()];
}

interface OptionPair {
  optionId: string;
  from: PermissionOption | undefined;
  to: PermissionOption | undefined;
}

/** The options of a pair before or after, by id. */
export function optionPairs({ before, after }: Pick<Pair, 'before' | 'after'>): OptionPair[] {
  const [previous, next] = [before?.offered ?? nothing, after?.offered ?? nothing];
  const ids = previous === next ? previous.keys() : new Set([...previous.keys(), ...next.keys()]);
  return [...ids].map((optionId) => ({ optionId, from: previous.get(optionId), to: next.get(optionId) }));
}

const nothing: Offered = new Map();

function levelOf(
  option: PermissionOption | undefined,
  device: Device,
  side: Side | undefined,
  { permissions }: PermissionFacts,
): number | undefined {
  return option && side
    ? resolvePermission({ option, device, scope: side.scope }, permissions).level
    : undefined;
}
