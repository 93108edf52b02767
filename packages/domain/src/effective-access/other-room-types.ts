import type { DecisionStep } from '../access/decision.ts';
import { type RoomRole, roomThresholds } from '../access/room-levels.ts';
import type { OptionIndex, OptionSet } from '../room-permissions/option-index.ts';
import type { PermissionIndex } from '../room-permissions/records.ts';
import { type PermissionRequest, resolvePermission } from '../room-permissions/resolve.ts';

/** A rule that was considered, for all room types or for some. */
export interface RoomTypeStep extends DecisionStep {
  /** The names of the room types, as people read them. */
  roomTypes?: readonly string[] | undefined;
}

/** The answers that differ from the world's, in room types with another default or without the action. */
export function otherRoomTypes(
  role: RoomRole,
  request: PermissionRequest,
  permissions: PermissionIndex,
  { sets }: OptionIndex,
): RoomTypeStep[] {
  const defaults = [...otherDefaults(request, permissions, sets)].map(([level, roomTypes]) => ({
    rule: 'typeDefault',
    verdict: roomThresholds[role] >= level ? ('allows' as const) : ('refuses' as const),
    value: level,
    roomTypes,
    decides: false,
  }));
  const lacking = sets.filter((set) => !optionOf(set, request)).flatMap(({ roomTypes }) => roomTypes);
  if (lacking.length === 0) return defaults;
  const roomTypes = lacking.map(({ friendlyName }) => friendlyName);
  return [...defaults, { rule: 'typeNone', verdict: 'refuses', roomTypes, decides: false }];
}

/**
 * The names of room types whose default differs from the world's, by level. Empty if no default decides in the world.
 */
export function otherDefaults(
  request: PermissionRequest,
  permissions: PermissionIndex,
  sets: readonly OptionSet[],
): ReadonlyMap<number, string[]> {
  const ofWorld = resolvePermission(request, permissions);
  const byLevel = new Map<number, string[]>();
  if (ofWorld.decidedBy !== 'default') return byLevel;
  for (const set of sets) {
    const option = optionOf(set, request);
    if (!option || option === request.option) continue;
    for (const { name, friendlyName } of set.roomTypes) {
      const scope = { kind: 'roomType', level: name } as const;
      const { level, decidedBy } = resolvePermission({ ...request, option, scope }, permissions);
      if (decidedBy !== 'default' || level === ofWorld.level) continue;
      byLevel.set(level, [...(byLevel.get(level) ?? []), friendlyName]);
    }
  }
  return byLevel;
}

function optionOf({ options }: OptionSet, { option }: PermissionRequest) {
  return options.find(({ id }) => id === option.id);
}
