import { roomThresholds } from '../access/room-levels.ts';
import type { BoardIds } from './boards.ts';
import { indexPermissions, type PermissionIndex, type PermissionRecord } from './records.ts';
import { devices } from './scopes.ts';

const { member, leader } = roomThresholds;

/** The permissions of web boards with their default levels: the two access levels first (RPM-026 to 028, ROL-026). */
export const webBoardPermissions = [
  { id: 'webboardfull', defaultPermissionLevel: member },
  { id: 'webboardlimited', defaultPermissionLevel: member },
  { id: 'boardhomepage', defaultPermissionLevel: leader },
  { id: 'resethomepage', defaultPermissionLevel: leader },
] as const;
export type WebBoardPermission = (typeof webBoardPermissions)[number]['id'];

/** The permissions that together are the Access Level. */
export const accessLevels: readonly WebBoardPermission[] = ['webboardfull', 'webboardlimited'];

/** The web board permissions that an account has (ROL-027). */
export function offeredWebBoardPermissions(account: { allowIndividualWebboardHomepage: boolean }) {
  return webBoardPermissions.filter(
    ({ id }) => id !== 'boardhomepage' || account.allowIndividualWebboardHomepage,
  );
}

/** What an account has set for web boards in one scope; it holds on every device. */
export interface WebBoardRecord extends Omit<PermissionRecord, 'device'> {
  boards: BoardIds;
}

/** Makes records of web boards quick to find, for `resolvePermission`. */
export function indexWebBoards(records: readonly WebBoardRecord[]): PermissionIndex {
  return indexPermissions(records.flatMap((record) => devices.map((device) => ({ ...record, device }))));
}
