import type { Lost, MemberKind, ReplayGroup } from './replay-groups.ts';

/** Entries of one person into the places of a group; groups by their position. */
export interface PastEntries {
  person: number;
  group: number;
  entries: number;
}

/** What happened in the places in which a change takes something. */
export interface Past {
  entries: readonly PastEntries[];
  /** The people who are in these places now. */
  inside: readonly Pick<PastEntries, 'person' | 'group'>[];
  /**
   * The kind of member that a person is now; undefined for guests, and for people who are no longer in the account. It
   * is judged once for everybody who has the same object.
   */
  memberKindOf: (person: number) => MemberKind | undefined;
}

/** Something that people of past entries would lose. */
export interface Loss {
  lost: Lost;
  /** How many entries each of them made. */
  entries: ReadonlyMap<number, number>;
  /** Those of them who are in these places now. */
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
export function replay(groups: readonly ReplayGroup[], { entries, inside, memberKindOf }: Past): Replayed {
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
    const memberKind = memberKindOf(person);
    if (!memberKind) {
      strangers.add(person);
      strange += count;
    } else
      for (const tally of talliesOf(group, memberKind))
        tally.entries.set(person, (tally.entries.get(person) ?? 0) + count);
  }
  for (const { person, group } of inside) {
    const memberKind = memberKindOf(person);
    if (memberKind) for (const tally of talliesOf(group, memberKind)) tally.inside.add(person);
  }
  return { losses: [...tallies.values()], others: { entries: strange, people: strangers.size } };
}

/** What counts the losses of a kind of member in a group. There are many people and few kinds: each is judged once. */
function judge(groups: readonly ReplayGroup[], tallyOf: (lost: Lost) => Tally) {
  const judged = groups.map(() => new Map<MemberKind, readonly Tally[]>());
  return (group: number, memberKind: MemberKind): readonly Tally[] => {
    const known = judged[group]?.get(memberKind);
    if (known) return known;
    const changes = groups[group]?.changes ?? [];
    const found = changes.filter(({ isLostBy }) => isLostBy(memberKind)).map(({ lost }) => tallyOf(lost));
    judged[group]?.set(memberKind, found);
    return found;
  };
}
