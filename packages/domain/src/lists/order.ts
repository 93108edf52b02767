/**
 * Puts an item right after another one, or first if `afterId` is null. Moves name items instead of positions, so they
 * still apply after another person has changed the list. An unknown item, or an item after itself, changes nothing.
 */
export function moveAfter(ids: readonly string[], id: string, afterId: string | null): string[] {
  if (id === afterId || !ids.includes(id) || (afterId !== null && !ids.includes(afterId))) return [...ids];
  const rest = ids.filter((other) => other !== id);
  rest.splice(afterId === null ? 0 : rest.indexOf(afterId) + 1, 0, id);
  return rest;
}

/**
 * The smallest set of moved items that turns `before` into `after`. Where several sets are possible, as when two
 * neighbors changed places, the items of `likely` count as moved, and those of `unlikely` as not moved. Items of only
 * one of the lists do not count.
 */
export function movedBetween(
  before: readonly string[],
  after: readonly string[],
  { likely = nothing, unlikely = nothing }: { likely?: Ids; unlikely?: Ids } = {},
): Set<string> {
  const places = new Map(before.map((id, place) => [id, place]));
  const common = after.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  // All preferences together weigh less than one item.
  const step = 1 / (common.length * 2 + 1);
  const weight = (id: string) => 1 + step * (Number(unlikely.has(id)) - Number(likely.has(id)));
  const kept = heaviestRun(common.map((item) => ({ ...item, weight: weight(item.id) })));
  return new Set(common.map(({ id }) => id).filter((id) => !kept.has(id)));
}

type Ids = ReadonlySet<string>;
const nothing: Ids = new Set();

interface Weighed {
  id: string;
  place: number;
  weight: number;
}

/** The items of the heaviest subsequence whose places ascend. */
function heaviestRun(items: readonly Weighed[]): Ids {
  const ends: (Weighed & { total: number; before: number })[] = [];
  const total = (index: number) => ends[index]?.total ?? 0;
  for (const item of items) {
    let before = -1;
    for (const [index, end] of ends.entries())
      if (end.place < item.place && end.total > total(before)) before = index;
    ends.push({ ...item, before, total: item.weight + total(before) });
  }
  let at = -1;
  for (const index of ends.keys()) if (total(index) > total(at)) at = index;
  const kept = new Set<string>();
  for (let end = ends[at]; end; end = ends[end.before]) kept.add(end.id);
  return kept;
}
