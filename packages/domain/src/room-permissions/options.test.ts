import { expect, it } from 'vitest';
import { configuredOption } from './options.ts';

it('ROL-024 an option takes the threshold that the world configures for its feature, also 0', () => {
  const level = (id: string, configured: Parameters<typeof configuredOption>[1]) =>
    configuredOption({ id }, configured).configuredLevel;
  expect(level('kick', { kickMinPermissions: 8 })).toBe(8);
  expect(level('kick', { kickMinPermissions: 0 })).toBe(0);
  expect(level('kick', { kickMinPermissions: null })).toBeUndefined();
  expect(level('unheardof', { kickMinPermissions: 8 })).toBeUndefined();
});
