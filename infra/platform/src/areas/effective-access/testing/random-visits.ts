import type { StoredEvent } from '../../../foundation/usage/writer.ts';

const minute = 60_000;

/** The parameters for random visits: people, places, and the end time. */
interface Visits {
  people: readonly number[];
  places: readonly string[];
  until: Date;
  /** Returns a random number below the limit. */
  below: (limit: number) => number;
}

/**
 * Returns random sessions of the hundred days before a time, many of them just before it. They include lost
 * leaves, leaves of other places, and lost logouts.
 */
export function randomVisits(account: string, { people, places, until, below }: Visits): StoredEvent[] {
  const one = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const minutes = () => (1 + below(20)) * minute;
  const steps = (): readonly (readonly [kind: string, room: string])[] => {
    const visits = Array.from({ length: 1 + below(3) }, () => {
      const room = one(places);
      const leave = ['LEAVEROOM', below(4) > 0 ? room : one(places)] as const;
      return [['JOINROOM', room] as const, ...(below(3) > 0 ? [leave] : [])];
    });
    const end = [one(['LOGOUT', 'LOGOUT', 'ALIVE', 'LOGIN']), ''] as const;
    return [['LOGIN', ''], ...visits.flat(), end];
  };
  return Array.from({ length: 700 }, (_, index) => {
    const person = one(people);
    let ms = until.getTime() - below(index % 5 === 0 ? 60 : 144_000) * minute;
    return steps().map(([kind, room]): StoredEvent => {
      ms += minutes();
      const session = String(index + 1);
      return { account, kind, ms, person, session, seq: 0, room, server: 'w', employee: false, talk: 0 };
    });
  })
    .flat()
    .filter(({ ms }) => ms < until.getTime());
}
