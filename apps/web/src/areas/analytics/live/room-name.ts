import { text } from '@campus/contracts/core/messages';

/** What a room of the servers is called here: one that the account no longer has, as the servers call it. */
export function roomName(names: ReadonlyMap<string, string>, sfsRoom: string): string {
  return sfsRoom === '' ? text('live.noRoom') : (names.get(sfsRoom) ?? sfsRoom);
}
