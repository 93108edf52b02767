import type { LostChange, MemberKind, ReplayGroup } from './replay-groups.ts';

/** Entries of one person into the places of a group; groups by their position. */
export interface PastEntries {
  person: number;
  group: number;
  entries: number;
}

/** Past entries into the places that a change affects. */
export interface Past {
  entries: readonly PastEntries[];
  /** The people who are in these places now. */
  inside: readonly Pick<PastEntries, 'person' | 'group'>[];
  /**
   * The person's present kind of member; undefined for guests, and for people who have left the account. Equal objects
   * are judged once.
   */
  memberKindOf: (person: number) => MemberKind | undefined;
}

/** Something that people of past entries would lose. */
export interface Loss {
  lost: LostChange;
  /** How many entries each of them made. */
  entries: ReadonlyMap<number, number>;
  /** Those of them who are in these places now. */
  inside: ReadonlySet<number>;
}

export interface Replayed {
  losses: Loss[];
  /** Entries of guests and of people who have left the account. Their losses are unknown. */
  others: { entries: number; people: number };
}

interface Tally extends Loss {
  entries: Map<number, number>;
  inside: Set<number>;
}

/**
 * Replays past entries against a change. Counts what people can do there with their present role, and could no longer
 * do. People who cannot do it now lose nothing.
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

/** Counts the losses of a kind of member in a group. There are few kinds, so each is judged once. */
function judge(groups: readonly ReplayGroup[], tallyOf: (lost: LostChange) => Tally) {
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
