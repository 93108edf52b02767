import type { PermissionOption } from '../room-permissions/options.ts';
import { indexPermissions, type PermissionRecord } from '../room-permissions/records.ts';
import { resolvePermission } from '../room-permissions/resolve.ts';
import { consideredScopes, type Device, scopeKey } from '../room-permissions/scopes.ts';
import { type Configuration, type RoomFacts, scopeOfRoom } from './configuration.ts';
import type { OverrideMark, PermissionOverride } from './overrides.ts';

interface PermissionFacts extends Pick<Configuration, 'rooms' | 'options' | 'devices'> {
  records: readonly PermissionRecord[];
}

/**
 * Every permission that is set, the scenes first, then the room types, then the world. Marks are given so that
 * everything marked can be removed together: a room type is judged as if the marked scenes were gone.
 */
export function permissionOverrides(facts: PermissionFacts): PermissionOverride[] {
  const judge = createJudge(facts);
  return scopeKinds.flatMap((kind) =>
    facts.records
      .filter(({ scope }) => scope.kind === kind)
      .flatMap((record) =>
        Object.entries(record.values).map(([optionId, value]) => judge(record, optionId, value)),
      ),
  );
}

const scopeKinds = ['scene', 'roomType', 'world'] as const;

/** Judges the overrides one after the other, and remembers which scenes keep one of their own. */
function createJudge({ records, rooms, options, devices }: PermissionFacts) {
  const index = indexPermissions(records);
  const byId = new Map(options.map((option) => [option.id, option]));
  const roomsByLevel = Map.groupBy(rooms, ({ levelName }) => levelName);
  const kept = new Set<string>();
  const keyOf = (device: Device, optionId: string, room: RoomFacts) =>
    `${device} ${optionId} ${scopeKey(scopeOfRoom(room))}`;

  function markOf({ scope, device }: PermissionRecord, optionId: string, value: number, inherited?: number) {
    const isOfScope = (room: RoomFacts) =>
      scope.kind !== 'scene' || scopeKey(scopeOfRoom(room)) === scopeKey(scope);
    const ofScope =
      scope.kind === 'world' ? undefined : (roomsByLevel.get(scope.level) ?? []).filter(isOfScope);
    if (inherited === undefined || ofScope?.length === 0) return 'orphaned';
    const decides = !ofScope || ofScope.some((room) => !kept.has(keyOf(device, optionId, room)));
    if (!devices.includes(device) || !decides) return 'shadowed';
    return value === inherited ? 'redundant' : undefined;
  }

  return (record: PermissionRecord, optionId: string, value: number): PermissionOverride => {
    const { device, scope, id: recordId, written } = record;
    const inherited = inheritedLevel(record, byId.get(optionId), index);
    const mark: OverrideMark | undefined = markOf(record, optionId, value, inherited?.level);
    if (!mark) kept.add(`${device} ${optionId} ${scopeKey(scope)}`);
    return {
      kind: 'permission',
      recordId,
      device,
      scope,
      optionId,
      value,
      inherited: inherited?.level,
      inheritedFrom: inherited?.decidedBy,
      mark,
      by: written[optionId]?.by,
      at: written[optionId]?.at,
    };
  };
}

/** What would hold in the scope of a record without it; undefined for an action that does not exist. */
function inheritedLevel(
  { device, scope }: PermissionRecord,
  option: PermissionOption | undefined,
  index: ReturnType<typeof indexPermissions>,
) {
  if (!option) return undefined;
  const [, parent] = consideredScopes(scope);
  if (parent) return resolvePermission({ option, device, scope: parent }, index);
  return resolvePermission({ option, device, scope }, indexPermissions([]));
}
