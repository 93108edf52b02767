import type { Lost, ReplayGroup, Standing } from './replay-groups.ts';

/** Entries of one person into the places of a group; groups by their position. */
export interface PastEntries {
  person: number;
  group: number;
  entries: number;
}

/** What happened in the places in which a change takes something. */
export interface Past {
  entries: readonly PastEntries[];
  /** Who is there now. */
  inside: readonly Pick<PastEntries, 'person' | 'group'>[];
  /**
   * The present standing of a person; undefined for guests, and for people who are no longer in the account. It is judged
   * once for everybody who has the same object.
   */
  standingOf: (person: number) => Standing | undefined;
}

/** Something that people of past entries would lose. */
export interface Loss {
  lost: Lost;
  /** How many entries each of them made. */
  entries: ReadonlyMap<number, number>;
  /** Which of them are there now. */
  inside: ReadonlySet<number>;
}

export interface Replayed {
  losses: Loss[];
  /** Entries of guests, and of people who are no longer in the account: nobody knows what they would lose. */
  others: { entries: number; people: number };
}

interface Tally extends Loss {
  entries: Map<number, number>;
  inside: Set<number>;
}

/**
 * Replays past entries with a change: what those who made them can do there, as they stand now, and could do no longer.
 * Who cannot do it anyway loses nothing.
 */
export function replay(groups: readonly ReplayGroup[], { entries, inside, standingOf }: Past): Replayed {
  const tallies = new Map<string, Tally>();
  const talliesOf = judge(groups, (lost) => {
    const key = JSON.stringify(lost);
    const tally = tallies.get(key) ?? { lost, entries: new Map(), inside: new Set() };
    tallies.set(key, tally);
    return tally;
  });
  const strangers = new Set<number>();
  let strange = 0;
  for (const { person, group, entries: count } of entries) {
    const standing = standingOf(person);
    if (!standing) {
      strangers.add(person);
      strange += count;
    } else
      for (const tally of talliesOf(group, standing))
        tally.entries.set(person, (tally.entries.get(person) ?? 0) + count);
  }
  for (const { person, group } of inside) {
    const standing = standingOf(person);
    if (standing) for (const tally of talliesOf(group, standing)) tally.inside.add(person);
  }
  return { losses: [...tallies.values()], others: { entries: strange, people: strangers.size } };
}

/** What counts the losses of a standing in a group. People are many, standings are few: each object is judged once. */
function judge(groups: readonly ReplayGroup[], tallyOf: (lost: Lost) => Tally) {
  const judged = groups.map(() => new Map<Standing, readonly Tally[]>());
  return (group: number, standing: Standing): readonly Tally[] => {
    const known = judged[group]?.get(standing);
    if (known) return known;
    const changes = groups[group]?.changes ?? [];
    const found = changes.filter(({ isLostBy }) => isLostBy(standing)).map(({ lost }) => tallyOf(lost));
    judged[group]?.set(standing, found);
    return found;
  };
}
