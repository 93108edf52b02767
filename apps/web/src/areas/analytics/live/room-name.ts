import { text } from '@campus/contracts/core/text';

/**
 * Returns the account's name for a server room, or the server's name if the account no longer has the room.
 */
export function roomName(names: ReadonlyMap<string, string>, sfsRoom: string): string {
  return sfsRoom === '' ? text('live.noRoom') : (names.get(sfsRoom) ?? sfsRoom);
}
