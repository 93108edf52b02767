import { expect, it } from 'vitest';
import { resolvePermission } from './resolve.ts';
import { devices, type PermissionScope } from './scopes.ts';
import {
  accessLevels,
  indexWebBoards,
  offeredWebBoardPermissions,
  type WebBoardRecord,
} from './web-boards.ts';

it('RPM-026 RPM-027 RPM-028 the access level is the full and the limited permission', () => {
  expect(accessLevels).toEqual(['webboardfull', 'webboardlimited']);
});

it('ROL-027 offers the homepage of boards only where the account allows it', () => {
  const ids = (allowsBoardHomepages: boolean) =>
    offeredWebBoardPermissions({ worldBuildVersion: '1', allowsBoardHomepages }).map(({ id }) => id);
  expect(ids(true)).toEqual(['webboardfull', 'webboardlimited', 'boardhomepage', 'resethomepage']);
  expect(ids(false)).toEqual(['webboardfull', 'webboardlimited', 'resethomepage']);
});

it.each(devices)('RPM-025 resolves web board permissions as all others, on %s too', (device) => {
  const record: WebBoardRecord = {
    id: 'r',
    scope: { kind: 'roomType', level: 'office' },
    values: { webboardfull: 8 },
    written: {},
    boards: {},
  };
  const option = { id: 'webboardfull', label: '', definition: '', defaultPermissionLevel: 0 };
  const levelIn = (scope: PermissionScope) =>
    resolvePermission({ option, device, scope }, indexWebBoards([record])).level;
  expect(levelIn({ kind: 'scene', level: 'office', instance: 1 })).toBe(8);
  expect(levelIn({ kind: 'world' })).toBe(0);
});
