import type { PermissionOption } from './options.ts';
import type { PermissionScope } from './scopes.ts';

/** A level of the catalog, as far as permissions depend on it. */
export interface LevelOptions extends RoomTypeName {
  permissionOptions: readonly PermissionOption[];
}

/** A room type by its name, and by the one that people read. */
export interface RoomTypeName {
  name: string;
  friendlyName: string;
}

/** Room types with the same options and defaults. */
export interface OptionSet {
  roomTypes: readonly RoomTypeName[];
  options: readonly PermissionOption[];
}

/** What can be permitted in one place, by the ids of options in their order. */
export type Offered = ReadonlyMap<string, PermissionOption>;

/** What can be permitted in the world and in the rooms of each type. Make one with `indexOptions`. */
export interface OptionIndex {
  sets: readonly OptionSet[];
  /** Everything that some room type has, as the first one has it. */
  world: Offered;
  /** By the names of room types. Types in which the same can be permitted have the same object. */
  types: ReadonlyMap<string, Offered>;
}

/** The room types of levels. Levels with the same name are one room type; the first level decides about its options. */
export function optionSetsOf(
  levels: readonly LevelOptions[],
): { roomTypes: RoomTypeName[]; options: PermissionOption[] }[] {
  const sets = new Map<string, { roomTypes: RoomTypeName[]; options: PermissionOption[] }>();
  for (const [name, own] of Map.groupBy(levels, (level) => level.name)) {
    const offered = offeredBy(own.flatMap(({ permissionOptions }) => permissionOptions));
    const options = [...offered.values()];
    const key = JSON.stringify(options);
    const set = sets.get(key) ?? { roomTypes: [], options };
    sets.set(key, set);
    set.roomTypes.push({ name, friendlyName: own[0]?.friendlyName || name });
  }
  return [...sets.values()];
}

/** Makes the options of room types quick to find. */
export function indexOptions(sets: readonly OptionSet[]): OptionIndex {
  const offered = sets.map(({ options }) => offeredBy(options));
  const [only = new Map(), ...others] = offered;
  return {
    sets,
    world: others.length === 0 ? only : offeredBy(sets.flatMap(({ options }) => options)),
    types: new Map(
      sets.flatMap(({ roomTypes }, at) => roomTypes.map(({ name }) => [name, offered[at] ?? nothing])),
    ),
  };
}

const nothing: Offered = new Map();

/** The options of a scope. A scene has those of its room type; an unknown type has none. */
export function offeredIn(index: OptionIndex, scope: PermissionScope): Offered {
  return scope.kind === 'world' ? index.world : (index.types.get(scope.level) ?? nothing);
}

/** If several options have the same id, the first one counts. */
export function offeredBy(options: readonly PermissionOption[]): Offered {
  const offered = new Map<string, PermissionOption>();
  for (const option of options) if (!offered.has(option.id)) offered.set(option.id, option);
  return offered;
}
