import { expect, it } from 'vitest';
import { splitName } from './person-names.ts';

it.each([
  ['Ann Lee', 'Ann', 'Lee'],
  ['Lee, Ann', 'Ann', 'Lee'],
  ['Ann', 'Ann', ''],
  ['Ann Marie Lee', 'Ann Marie', 'Lee'],
  ['Vincent van Gogh', 'Vincent', 'van Gogh'],
  ['María de la Cruz', 'María', 'de la Cruz'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Lee,', 'Lee', ''],
  ['  Ann   Lee ', 'Ann', 'Lee'],
  ['', '', ''],
])('splits %j into %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
