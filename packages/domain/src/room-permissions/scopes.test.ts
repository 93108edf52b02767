import { expect, it } from 'vitest';
import { namedScope, type PermissionScope, sameScope, scopeKey, worldScope } from './scopes.ts';

const scopes: readonly PermissionScope[] = [
  worldScope,
  { kind: 'roomType', level: 'hall' },
  { kind: 'roomType', level: 'office' },
  { kind: 'scene', level: 'hall', instance: 1 },
  { kind: 'scene', level: 'hall', instance: 2 },
];

it('RPM-020 scopes are the same exactly when they name the same place', () => {
  expect(new Set(scopes.map(scopeKey)).size).toBe(scopes.length);
  for (const left of scopes)
    for (const right of scopes) expect(sameScope({ ...left }, right)).toBe(left === right);
});

it('RPM-020 calls name the world by nothing, a room type by its level, a scene by its instance too', () => {
  expect(scopes.map(namedScope)).toStrictEqual([
    {},
    { level: 'hall' },
    { level: 'office' },
    { level: 'hall', instance: 1 },
    { level: 'hall', instance: 2 },
  ]);
});
