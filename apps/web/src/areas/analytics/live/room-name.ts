import { text } from '@campus/contracts/core/text';

/** The account's name of a server's room. A room that the account no longer has keeps the server's name. */
export function roomName(names: ReadonlyMap<string, string>, sfsRoom: string): string {
  return sfsRoom === '' ? text('live.noRoom') : (names.get(sfsRoom) ?? sfsRoom);
}
