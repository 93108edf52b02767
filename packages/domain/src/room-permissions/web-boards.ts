import { type FeatureId, type FeatureWorld, isOffered } from '../roles/features.ts';
import type { BoardIds } from './boards.ts';
import { indexPermissions, type PermissionIndex, type PermissionRecord } from './records.ts';
import { devices } from './scopes.ts';

/**
 * The permissions of web boards: the two access levels first (RPM-026 to 028), each with the feature whose lowest role
 * is its default.
 */
export const webBoardPermissions = [
  { id: 'webboardfull', feature: 'webboard' },
  { id: 'webboardlimited', feature: 'webboard' },
  { id: 'boardhomepage', feature: 'boardhomepage' },
  { id: 'resethomepage', feature: 'resethomepage' },
] as const satisfies readonly { id: string; feature: FeatureId }[];

/** The permissions that together are the Access Level. */
export const accessLevels: readonly string[] = ['webboardfull', 'webboardlimited'];

/** The web board permissions that a world has (ROL-027). */
export function offeredWebBoardPermissions(world: FeatureWorld) {
  return webBoardPermissions.filter(({ feature }) => isOffered(feature, world));
}

/** What an account has set for web boards in one scope; it holds on every device. */
export interface WebBoardRecord extends Omit<PermissionRecord, 'device' | 'boards'> {
  boards: BoardIds;
}

/** Makes records of web boards quick to find, for `resolvePermission`. */
export function indexWebBoards(records: readonly WebBoardRecord[]): PermissionIndex {
  return indexPermissions(records.flatMap((record) => devices.map((device) => ({ ...record, device }))));
}
