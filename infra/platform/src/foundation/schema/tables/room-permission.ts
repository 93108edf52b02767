import type { BoardIds } from '@campus/domain/room-permissions/boards';
import type { Written } from '@campus/domain/room-permissions/records';
import type { Threshold } from '@campus/domain/room-permissions/thresholds';
import { date, number, object, pointer, string } from '../../records/column.ts';
import { OwnTable, type RowOf } from '../../records/table.ts';

/** What a record applies to: rooms on the desktop, rooms on the web, or web boards on both. */
export type PermissionKind = 'desktop' | 'web' | 'webBoard';

/** An account's permissions for rooms and web boards, one row per scope. */
export const roomPermissionTable = new OwnTable('RoomPermission', {
  id: string,
  accountId: pointer('Account'),
  kind: string.as<PermissionKind>(),
  /** The room type; null for the world. */
  level: string.nullable(),
  /** The scene; null for all scenes. */
  instance: number.nullable(),
  permissions: object.as<Readonly<Record<string, Threshold>>>(),
  boards: object.as<BoardIds>(),
  /** The author of each permission and each board field. */
  written: object.as<Readonly<Record<string, Written>>>(),
});

/** A record, without its account. */
export type StoredRecord = Omit<RowOf<typeof roomPermissionTable>, 'accountId'>;

/** The history of these values, one row per value in a save or reset. */
export const roomPermissionChangeTable = new OwnTable('RoomPermissionChange', {
  accountId: pointer('Account'),
  kind: string.as<PermissionKind>(),
  level: string.nullable(),
  instance: number.nullable(),
  field: string,
  from: string,
  to: string,
  by: string,
  at: date,
});
