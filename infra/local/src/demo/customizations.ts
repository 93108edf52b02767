import type { Queryable } from '@campus/platform/foundation/database/sql';
import { avatarAssetCollectionTable } from '@campus/platform/foundation/schema/tables/avatar-asset-collection';
import { themeTable } from '@campus/platform/foundation/schema/tables/theme';
import { worldCustomizationTable } from '@campus/platform/foundation/schema/tables/world-customization';
import { demoCampus } from './accounts.ts';

const styles = ['Everyday', 'Formal', 'Sports', 'Winter', 'Summer', 'Festival', 'Science', 'Vintage'];
const kinds = [
  { kind: 'Clothes', tag: 'clothes', about: 'Shirts, trousers, and skirts' },
  { kind: 'Hats', tag: 'headwear', about: 'Hats and caps' },
  { kind: 'Shoes', tag: 'shoes', about: 'Shoes and boots' },
  { kind: 'Accessories', tag: 'accessories', about: 'Glasses, bags, and watches' },
  { kind: 'Gestures', tag: 'animation', about: 'Movements to choose from a menu', heavy: true },
];

const groups: Readonly<Record<string, readonly string[]>> = {
  Weather: ['Snow', 'Rain', 'Fog', 'Falling leaves', 'Fireflies', 'Clear sky', 'Clouds', 'Rainbow'],
  Light: ['Morning light', 'Evening light', 'Night', 'Lanterns', 'Spotlights', 'String lights', 'Moonlight'],
  Plants: ['Oaks', 'Palms', 'Firs', 'Cherry blossoms', 'Tulips', 'Hedges', 'Lawns', 'Ivy'],
  Furniture: ['Benches', 'Deck chairs', 'Market stalls', 'Long tables', 'Bookshelves', 'Sofas', 'Desks'],
  Decoration: ['Flags', 'Balloons', 'Pumpkins', 'Garlands', 'Sculptures', 'Fountains', 'Confetti', 'Posters'],
  Sound: ['Birds', 'Waves', 'Street sounds', 'Fireplace', 'Wind', 'Cheers', 'Bells'],
  Water: ['Pond', 'Canal', 'Pool', 'Waterfall', 'Sea view', 'Ice rink', 'Boats'],
  Sky: [
    'Stars',
    'Northern lights',
    'Sunset',
    'Meteor shower',
    'Kites',
    'Air balloons',
    'Fireworks',
    'Planes',
  ],
};
const heavy = ['Snow', 'Rain', 'Fog', 'Fireflies', 'Waterfall', 'Northern lights', 'Fireworks', 'Confetti'];

/** Each theme with its collection styles and customizations. */
const themes: readonly [name: string, styles: readonly string[], customizations: readonly string[]][] = [
  [
    'Winter Wonderland',
    ['Winter'],
    ['Snow', 'Firs', 'Ice rink', 'Northern lights', 'String lights', 'Fireplace'],
  ],
  ['Summer Beach', ['Summer'], ['Palms', 'Waves', 'Sea view', 'Deck chairs', 'Clear sky', 'Boats']],
  ['Autumn Harvest', ['Everyday'], ['Falling leaves', 'Oaks', 'Pumpkins', 'Market stalls', 'Wind']],
  ['Spring Garden', ['Everyday', 'Summer'], ['Cherry blossoms', 'Tulips', 'Birds', 'Pond', 'Hedges']],
  ['Graduation', ['Formal'], ['Flags', 'Balloons', 'Confetti', 'Cheers', 'Bells']],
  ['Sports Day', ['Sports'], ['Lawns', 'Flags', 'Cheers', 'Clear sky', 'Benches']],
  ['Science Fair', ['Science'], ['Posters', 'Desks', 'Spotlights', 'Long tables']],
  ['Night Market', ['Festival'], ['Night', 'Lanterns', 'Market stalls', 'Street sounds', 'Stars']],
  ['Old Town', ['Vintage'], ['Canal', 'Bells', 'Ivy', 'Fountains', 'Evening light']],
  ['Library', ['Vintage', 'Formal'], ['Bookshelves', 'Sofas', 'Fireplace', 'Evening light']],
  ['New Year', ['Formal', 'Festival'], ['Fireworks', 'Night', 'Confetti', 'Garlands', 'Stars']],
  ['Sky Festival', ['Festival', 'Sports'], ['Kites', 'Air balloons', 'Rainbow', 'Clouds', 'Planes']],
];

const nameOf = (words: string) => words.toLowerCase().replaceAll(' ', '-');

/** Inserts the catalog, and applies a theme in Demo Campus. */
export async function insertDemoCustomizations(sql: Queryable): Promise<void> {
  const collections = styles.flatMap((style) => kinds.map((kind) => ({ style, ...kind })));
  const ids = await avatarAssetCollectionTable.insert(
    sql,
    collections.map(({ style, kind, tag, about, heavy: resourceIntensive = false }) => ({
      friendlyName: `${style} ${kind}`,
      description: `${about}, in the style ${style}.`,
      tags: [tag, style.toLowerCase()],
      resourceIntensive: resourceIntensive || (style === 'Festival' && tag === 'clothes'),
    })),
  );
  await worldCustomizationTable.insert(
    sql,
    Object.entries(groups).flatMap(([group, names]) =>
      names.map((name) => ({
        name: nameOf(name),
        friendlyName: name,
        description: `${name}, everywhere on the campus.`,
        group: group.toLowerCase(),
        resourceIntensive: heavy.includes(name),
      })),
    ),
  );
  const ofStyles = (wanted: readonly string[]) =>
    ids.filter((_, index) => wanted.includes(collections[index]?.style ?? ''));
  await themeTable.insert(
    sql,
    themes.map(([name, wanted, customizations], index) => ({
      internalName: nameOf(name),
      friendlyName: name,
      description: `The whole campus in the style of ${name}.`,
      ...(index < 4 && {
        legacyName: `${name} (classic)`,
        legacyFeaturesDescription: 'Older clients show its weather only.',
      }),
      avatarAssetCollections: ofStyles(wanted),
      worldCustomizations: customizations.map(nameOf),
    })),
  );
  const [name, wanted, customizations] = themes[2] ?? ['', [], []];
  await sql.query(
    `update "ServerConfig" set theme = $2, "avatarAssetCollections" = $3, customizations = $4 where account = $1`,
    [
      demoCampus,
      nameOf(name),
      JSON.stringify(ofStyles(wanted)),
      JSON.stringify([...customizations.map(nameOf), 'stars', 'benches']),
    ],
  );
}
