import { createHash } from 'node:crypto';

/** Details for journeys that differ in one value only. The first runs in `npm test`, the others at night. */
export function firstByDay(index: number): { tag?: '@nightly' } {
  return index === 0 ? {} : { tag: '@nightly' };
}

/** A journey that checks less in `npm test` than at night. */
export const sampled = { tag: '@sampled' } as const;

/** Whether sweeps run in full, as they do at night. */
export const isFull = process.env.SWEEPS === 'full';

const seed = process.env.SWEEP_SEED ?? 'local';

/** The item that the seed draws for a key. */
export function drawOne<Item>(key: string, items: readonly [Item, ...Item[]]): Item {
  const [byte = 0] = createHash('sha256').update(`${seed} ${key}`).digest();
  return items[byte % items.length] ?? items[0];
}
