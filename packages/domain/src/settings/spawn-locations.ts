/** The place of arrival in a world (WLD-049): alternating places, a closet, or, as '', the default of its level. */
export const spawnLocations = ['', 'alt_spawn', 'closet_spawn'] as const;
export type SpawnLocation = (typeof spawnLocations)[number];
