import { type Offered, offeredIn } from '../room-permissions/option-index.ts';
import {
  indexPermissions,
  type PermissionIndex,
  type PermissionRecord,
} from '../room-permissions/records.ts';
import { type Resolved, resolvePermission } from '../room-permissions/resolve.ts';
import { consideredScopes, scopeKey } from '../room-permissions/scopes.ts';
import { type Configuration, scopeOfRoom } from './configuration.ts';
import type { OverrideMark, PermissionOverride } from './overrides.ts';

interface PermissionFacts extends Pick<Configuration, 'rooms' | 'options' | 'devices'> {
  records: readonly PermissionRecord[];
}

/**
 * Lists every permission that is set: scenes first, then room types, then the world. Everything marked can be removed
 * together: room types are judged as if the marked scenes were gone.
 */
export function permissionOverrides(facts: PermissionFacts): PermissionOverride[] {
  const judge = createJudge(facts);
  return scopeKinds.flatMap((kind) =>
    facts.records.filter(({ scope }) => scope.kind === kind).flatMap((record) => judge(record)),
  );
}

const scopeKinds = ['scene', 'roomType', 'world'] as const;

/** Judges records one after the other, and counts the scenes of a room type that keep an override. */
function createJudge(facts: PermissionFacts) {
  const inheritedBy = createInherited(indexPermissions(facts.records));
  const scopesOf = scopesByType(facts);
  const everyOffered = new Set([facts.options.world, ...facts.options.types.values()]);
  const kept = new Map<string, Map<string, number>>();
  const nothing = indexPermissions([]);

  /** Whether an override of the world equals the default of every room type that has the action. */
  const isDefault = (record: PermissionRecord, optionId: string) =>
    [...everyOffered].every((offered) => {
      const option = offered.get(optionId);
      return !option || resolvePermission({ ...record, option }, nothing).level === record.values[optionId];
    });

  return (record: PermissionRecord): PermissionOverride[] => {
    const { id: recordId, device, scope, written } = record;
    const type = scope.kind === 'world' ? undefined : scope.level;
    const scopes = type === undefined ? undefined : (scopesOf.get(type) ?? new Set<string>());
    const isGone = scope.kind === 'scene' ? !scopes?.has(scopeKey(scope)) : scopes?.size === 0;
    const keptHere = kept.get(`${device} ${type}`) ?? new Map<string, number>();
    kept.set(`${device} ${type}`, keptHere);
    const decides = (optionId: string) =>
      scope.kind !== 'roomType' || (keptHere.get(optionId) ?? 0) < (scopes?.size ?? 0);
    const markOf = (optionId: string, inherited: number | undefined): OverrideMark | undefined => {
      if (inherited === undefined || isGone) return 'orphaned';
      if (!facts.devices.includes(device) || !decides(optionId)) return 'shadowed';
      const says =
        scope.kind === 'world' ? isDefault(record, optionId) : record.values[optionId] === inherited;
      return says ? 'redundant' : undefined;
    };
    const inheritedOf = inheritedBy(record, offeredIn(facts.options, scope));
    return Object.entries(record.values).map(([optionId, value]) => {
      const inherited = inheritedOf(optionId);
      const mark = markOf(optionId, inherited?.level);
      if (!mark && scope.kind === 'scene') keptHere.set(optionId, (keptHere.get(optionId) ?? 0) + 1);
      return {
        ...({ kind: 'permission', recordId, device, scope, optionId, value, mark } as const),
        inherited: inherited?.level,
        inheritedFrom: inherited?.decidedBy,
        by: written[optionId]?.by,
        at: written[optionId]?.at,
      };
    });
  };
}

/** The scopes in which rooms of each type are. */
function scopesByType({ rooms }: PermissionFacts): ReadonlyMap<string, ReadonlySet<string>> {
  const scopes = new Map<string, Set<string>>();
  for (const room of rooms) {
    const own = scopes.get(room.levelName) ?? new Set<string>();
    scopes.set(room.levelName, own);
    own.add(scopeKey(scopeOfRoom(room)));
  }
  return scopes;
}

/**
 * Returns what would hold in the scope of a record without it; undefined for an action that does not exist there. All
 * scenes of a room type inherit the same.
 */
function createInherited(index: PermissionIndex) {
  const known = new Map<string, Map<string, Resolved>>();
  const nothing = indexPermissions([]);
  return ({ device, scope }: PermissionRecord, offered: Offered) => {
    const [, parent] = consideredScopes(scope);
    const key = `${device} ${scope.kind} ${scope.kind === 'world' ? '' : scope.level}`;
    const inherited = known.get(key) ?? new Map<string, Resolved>();
    known.set(key, inherited);
    return (optionId: string): Resolved | undefined => {
      const option = offered.get(optionId);
      if (!option) return undefined;
      const resolved =
        inherited.get(optionId) ??
        resolvePermission({ option, device, scope: parent ?? scope }, parent ? index : nothing);
      inherited.set(optionId, resolved);
      return resolved;
    };
  };
}
