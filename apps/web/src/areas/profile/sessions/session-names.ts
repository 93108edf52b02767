import type { OwnSession } from '@campus/contracts/sessions/sessions';
import { addressWords } from '../../../lib/address-words.ts';
import { deviceOf } from '../../../lib/device-names.ts';

/**
 * A name for each of the other sessions by its id, each different: of the same device and place, the second is "(2)".
 */
export function sessionNames(sessions: readonly OwnSession[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const others = sessions.filter(({ current }) => !current);
  return new Map(
    others.map(({ id, userAgent, address }) => {
      const name = `${deviceOf(userAgent).name}, ${addressWords(address)}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [id, count === 1 ? name : `${name} (${count})`];
    }),
  );
}
