import { expect, it } from 'vitest';
import {
  applyFailure,
  countValues,
  matchesFilter,
  offersThemeClearing,
  tagsOfCustomization,
} from './filter.ts';

const item = {
  friendlyName: 'Winter Hats (50%)',
  description: 'Hats and caps.',
  tags: ['headwear', 'winter'],
  themes: ['Snow', 'Ice'],
};
const none = { search: '', tags: [], themes: [] };

it.each([
  ['winter hats', true],
  ['CAPS', true],
  ['(50%)', true],
  ['.', true],
  ['h.ts', false],
  ['[a-z]', false],
  ['^Winter', false],
  ['shoes', false],
])(
  'CUS-016 searches name and description for "%s" without case and without patterns: %s',
  (search, found) => {
    expect(matchesFilter(item, { ...none, search })).toBe(found);
  },
);

it.each([
  [[], true],
  [['winter'], true],
  [['winter', 'headwear'], true],
  [['winter', 'shoes'], false],
])('CUS-017 of the tags %j an item must carry all: %s', (tags, found) => {
  expect(matchesFilter(item, { ...none, tags })).toBe(found);
});

it.each([
  [['Snow'], true],
  [['Snow', 'Ice'], true],
  [['Snow', 'Fire'], false],
])('CUS-018 of the themes %j an item must belong to all: %s', (themes, found) => {
  expect(matchesFilter(item, { ...none, themes })).toBe(found);
});

it('CUS-009 a world customization has its group as its tag', () => {
  expect(tagsOfCustomization({ group: 'weather' })).toEqual(['weather']);
  expect(tagsOfCustomization({ group: '' })).toEqual([]);
});

it('counts the items with each value, by name', () => {
  expect(countValues([['b', 'a'], ['a'], []])).toEqual([
    { value: 'a', count: 2 },
    { value: 'b', count: 1 },
  ]);
});

it.each([
  ['1.10.0', '1.9', true],
  ['1.9', '1.9.0', true],
  ['1.8.9', '1.9', false],
])('CUS-034 a world of build %s clears themes where %s is the least: %s', (build, least, offered) => {
  expect(offersThemeClearing(build, least)).toBe(offered);
});

it('CUS-029 a failed apply says the detail of the server, otherwise the message of the error', () => {
  expect(applyFailure({ detail: 'There is no theme x.', message: 'Status 400' })).toBe(
    'There is no theme x.',
  );
  expect(applyFailure({ detail: ' ', message: 'Status 400' })).toBe('Status 400');
  expect(applyFailure({ message: 'Status 400' })).toBe('Status 400');
});
