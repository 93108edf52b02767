import { expect, it } from 'vitest';
import { indexPermissions, type PermissionRecord, recordOf } from '../room-permissions/records.ts';
import { type PermissionScope, worldScope } from '../room-permissions/scopes.ts';
import { withScopeDrafts } from './drafts.ts';

const scene: PermissionScope = { kind: 'scene', level: 'hall', instance: 1 };
const hall: PermissionScope = { kind: 'roomType', level: 'hall' };
const record = (device: 'desktop' | 'web', scope: PermissionScope): PermissionRecord => ({
  id: `${device} ${scope.kind}`,
  device,
  scope,
  values: { kick: 4, mute: 1 },
  written: {},
});

it('puts drafts on the records of their device, adds those that are missing, and keeps all others as they are', () => {
  const stored = [record('desktop', worldScope), record('web', worldScope), record('desktop', scene)];
  const after = withScopeDrafts(indexPermissions(stored), 'desktop', [
    { scope: worldScope, values: { kick: 8 } },
    { scope: hall, values: { mute: 0 } },
  ]);
  expect(recordOf(after, 'desktop', worldScope)?.values).toEqual({ kick: 8, mute: 1 });
  expect(recordOf(after, 'desktop', hall)).toMatchObject({ id: 'draft type hall', values: { mute: 0 } });
  expect(recordOf(after, 'web', worldScope)).toBe(stored[1]);
  expect(recordOf(after, 'desktop', scene)).toBe(stored[2]);
  expect(recordOf(after, 'web', hall)).toBeUndefined();
});

it('puts drafts on no record of another device, and keeps the room types that they do not name', () => {
  const stored = [record('desktop', worldScope), record('desktop', hall), record('web', worldScope)];
  const after = withScopeDrafts(indexPermissions(stored), 'web', [
    { scope: worldScope, values: { kick: 8 } },
  ]);
  expect(recordOf(after, 'desktop', worldScope)).toBe(stored[0]);
  expect(recordOf(after, 'desktop', hall)).toBe(stored[1]);
  expect(recordOf(after, 'web', worldScope)?.values).toEqual({ kick: 8, mute: 1 });
});
