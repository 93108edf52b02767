import type { Queryable } from '@campus/platform/foundation/database/sql';
import { levelMappingTable } from '@campus/platform/foundation/schema/tables/level-mapping';
import { demoOptions } from './permission-options.ts';

interface DemoLevel {
  name: string;
  friendlyName: string;
  color: string;
  locations: readonly string[];
  doors: readonly string[];
  isHidden?: boolean;
  zoomCapable?: boolean;
  isWebAvailable?: boolean;
}

/** The levels of the demo worlds. The client applications support all except the planetarium. */
export const demoLevels: readonly DemoLevel[] = [
  {
    name: 'lobby',
    isWebAvailable: true,
    friendlyName: 'Lobby',
    color: '#2f7de0',
    locations: ['alt_spawn', 'desk', 'stairs'],
    doors: ['north', 'south'],
  },
  {
    name: 'auditorium',
    isWebAvailable: true,
    friendlyName: 'Auditorium',
    color: '#8b3fd1',
    locations: ['stage', 'front_row', 'balcony'],
    doors: ['foyer'],
    zoomCapable: true,
  },
  {
    name: 'classroom',
    isWebAvailable: true,
    friendlyName: 'Classroom',
    color: '#1f8a5b',
    locations: ['board', 'back_row'],
    doors: ['hall'],
    zoomCapable: true,
  },
  {
    name: 'office',
    friendlyName: 'Office',
    color: '#b5661d',
    locations: ['desk', 'sofa'],
    doors: ['corridor'],
    zoomCapable: true,
  },
  {
    name: 'lounge',
    isWebAvailable: true,
    friendlyName: 'Lounge',
    color: '#c2375a',
    locations: ['bar', 'terrace'],
    doors: ['garden', 'hall'],
  },
  {
    name: 'expo',
    friendlyName: 'Expo Hall',
    color: '#0e7c86',
    locations: ['booth_a', 'booth_b', 'entrance'],
    doors: ['east', 'west'],
  },
  {
    name: 'garden',
    friendlyName: 'Garden',
    color: '#5c8a1f',
    locations: ['fountain', 'pavilion'],
    doors: ['gate'],
  },
  { name: 'planetarium', friendlyName: 'Planetarium', color: '#33407a', locations: ['dome'], doors: [] },
  {
    name: 'backstage',
    friendlyName: 'Backstage',
    color: '#555b66',
    locations: ['wings'],
    doors: [],
    isHidden: true,
  },
];

export const supportedLevels = demoLevels.map(({ name }) => name).filter((name) => name !== 'planetarium');

/** Adds the levels to the catalog, each with a drawing. */
export async function insertDemoLevels(sql: Queryable): Promise<void> {
  await levelMappingTable.insert(
    sql,
    demoLevels.map(({ color, ...level }) => ({
      ...level,
      shortName: level.name,
      permissionOptions: demoOptions(level.name),
      image: drawing(color, 480),
      thumbnailImage: drawing(color, 96),
      base64LowResImage: drawing(color, 16),
    })),
  );
}

/** Draws a building in this color under a sky, with this width. */
function drawing(color: string, width: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="${width}"><path fill="#dce8f5" d="M0 0h16v9H0z"/><path fill="${color}" d="M2 8V4l6-3 6 3v4z"/><path fill="#fff" fill-opacity=".8" d="M4 5h2v3H4zm3 0h2v3H7zm3 0h2v3h-2z"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
