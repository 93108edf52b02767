import type { Device, PermissionScope } from './scopes.ts';

/** The room type of general scenes, which are looked up by name. Messages call it by a word of its own (RPM-084). */
export const generalLevel = 'general';
/** The room type of custom scenes, which messages call by a word of its own (RPM-085). */
const customLevel = 'custom';

/** The word by which messages name a scope; undefined where they name the room type or scene itself (RPM-083 to 086). */
export function scopeText(scope: PermissionScope): 'global' | 'general' | 'custom' | undefined {
  if (scope.kind === 'world') return 'global';
  if (scope.level === generalLevel) return 'general';
  return scope.level === customLevel ? 'custom' : undefined;
}

interface WebAccount {
  isWebEnabled: boolean;
  isWebOnly: boolean;
}

/** The devices whose permissions an account has, the preselected one first (RPM-002, 005, 006). */
export function devicesOf({ isWebEnabled, isWebOnly }: WebAccount): readonly Device[] {
  if (isWebOnly) return ['web'];
  return isWebEnabled ? ['desktop', 'web'] : ['desktop'];
}

/** Whether the page has a card for each room type, besides that of the world (RPM-008). */
export function showsRoomTypes(roomTypes: readonly unknown[]): boolean {
  return roomTypes.length > 1;
}

export interface Scene {
  name: string;
  /** The folder; empty outside of folders. */
  group: string;
  level: string;
  instance: number;
}

/**
 * The scenes of a room type, folder by folder in the order given (RPM-016), those without a folder first. General scenes
 * are looked up by name (RPM-065). Of rooms with the same instance the first one names the scene.
 */
export function scenesByFolder<S extends Scene>(
  scenes: readonly S[],
  level: string,
): { folder: string; scenes: S[] }[] {
  const seen = new Set<number>();
  const own = scenes.filter((scene) => {
    if (scene.level !== level || seen.has(scene.instance)) return false;
    return seen.add(scene.instance);
  });
  if (level === generalLevel) own.sort((left, right) => left.name.localeCompare(right.name, 'en'));
  const folders = new Map<string, S[]>([['', []]]);
  for (const scene of own) folders.set(scene.group, [...(folders.get(scene.group) ?? []), scene]);
  return [...folders]
    .filter(([, list]) => list.length > 0)
    .map(([folder, list]) => ({ folder, scenes: list }));
}
