import { movedBetween } from './order.ts';

interface Listed {
  id: string;
}

/** The author of each move among the items that are in all three lists. */
export interface Places {
  mine: ReadonlySet<string>;
  theirs: ReadonlySet<string>;
  /** What both have moved, to different places. */
  colliding: ReadonlySet<string>;
}

/** Finds what two people have moved since they had the same list. */
export function placesOf(
  { base, mine, moved }: { base: readonly Listed[]; mine: readonly Listed[]; moved: ReadonlySet<string> },
  theirs: readonly Listed[],
): Places {
  const [before, own, other] = [idsOf(base), idsOf(mine), idsOf(theirs)];
  const common = (ids: readonly string[]) =>
    ids.filter((id) => before.includes(id) && own.includes(id) && other.includes(id));
  const [start, ours, theirOrder] = [common(before), common(own), common(other)];
  const byMe = movedBetween(start, ours, { likely: moved });
  const byThem = movedBetween(start, theirOrder, { unlikely: byMe });
  const still = (id: string) => !byMe.has(id) && !byThem.has(id);
  const colliding = [...byMe].filter(
    (id) => byThem.has(id) && precedingOf(ours, id, still) !== precedingOf(theirOrder, id, still),
  );
  return { mine: byMe, theirs: byThem, colliding: new Set(colliding) };
}

/** The nearest item before an item that nobody has moved. */
function precedingOf(ids: readonly string[], id: string, still: (id: string) => boolean): string | undefined {
  return ids.slice(0, ids.indexOf(id)).filter(still).at(-1);
}

function idsOf(items: readonly Listed[]): string[] {
  return items.map(({ id }) => id);
}
