import type { Device, PermissionScope } from '@campus/domain/room-permissions/scopes';

/** The card that is edited: the world, or a room type, with the name that people read. */
export interface EditedCard {
  device: Device;
  /** The scope of the card itself. */
  scope: Exclude<PermissionScope, { kind: 'scene' }>;
  name: string;
}
