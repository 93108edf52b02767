/** A level as the catalogue has it, as far as choices depend on it (ROM-010). */
export interface LevelFacts {
  name: string;
  isHidden: boolean;
  zoomCapable: boolean;
}

/** The levels that can be chosen for a room: the hidden ones cannot (ROM-011). */
export function offeredLevels<L extends LevelFacts>(levels: readonly L[]): L[] {
  return levels.filter(({ isHidden }) => !isHidden);
}

/** Whether Zoom ID and passcode are offered for a room of this level (ROM-011). */
export function offersZoom(level: LevelFacts | undefined): boolean {
  return level?.zoomCapable === true;
}

/** Why a room cannot get this level, or undefined. A catalog without levels says nothing about them. */
export function refuseUnknownLevel(
  levelName: string,
  known: readonly string[],
): 'rooms.level.unknown' | undefined {
  return known.length === 0 || known.includes(levelName) ? undefined : 'rooms.level.unknown';
}

/** Whether an account supports a level. An empty list of supported levels restricts nothing (WLD-050). */
export function isSupportedLevel(levelName: string, supported: readonly string[]): boolean {
  return supported.length === 0 || supported.includes(levelName);
}

/** Returns the warning for a chosen level, or undefined (ROM-061). */
export function levelWarning(
  levelName: string,
  supported: readonly string[],
): 'rooms.level.unsupported' | undefined {
  return isSupportedLevel(levelName, supported) ? undefined : 'rooms.level.unsupported';
}

/** Whether passcodes are offered for the rooms of an account (ROM-040), by its `dashboardOptions`. */
export function offersPasscodes({
  allowRegularRoomPasscodes,
}: {
  allowRegularRoomPasscodes?: boolean;
}): boolean {
  return allowRegularRoomPasscodes === true;
}

/** Whether the choice of groups shows in the form of a room (ROM-046), by the `dashboardOptions` of the account. */
export function offersGroups({
  showGroupsOptionInRoomDetail,
}: {
  showGroupsOptionInRoomDetail?: boolean;
}): boolean {
  return showGroupsOptionInRoomDetail === true;
}

/** Whether the choice of a door shows, by `ServerConfig.defaultCampus` (ROM-066). */
export function offersDoors(defaultCampus: string): boolean {
  return defaultCampus === 'scampus';
}
