import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    sweep: { isFull: boolean; seed: string };
  }
}

/**
 * How far the sweeps of a run go. `npm test` samples them, and draws the sample by a seed that it prints; `npm run
 * test:nightly` runs them in full. A test that samples has the tag `sampled`, so that the nightly run finds it.
 */
const { isFull, seed } = inject('sweep');

/** The size of a sweep: how much `npm test` tries, and how much the nightly run. */
export function sweepSize({ sampled, full }: { sampled: number; full: number }): number {
  return isFull ? full : sampled;
}

/** The parameters of a property of fast-check. `npm test` runs a tenth, at least ten, unless `sampled` says otherwise. */
export function randomRuns(
  full: number,
  sampled = Math.max(10, Math.ceil(full / 10)),
): { numRuns: number; seed: number } {
  return { numRuns: sweepSize({ sampled, full }), seed: hashOf(seed) };
}

/** How often a case must at least occur among random ones at night. A sample may miss a rare case. */
export function occurrences(full: number): number {
  return isFull ? full : 0;
}

/** Items of a list drawn by the seed, in the order of the list; all of them at night. */
export function sampleOf<Item>(items: readonly Item[], size: number): Item[] {
  if (isFull || items.length <= size) return [...items];
  const drawn = items
    .map((_, index) => ({ index, place: hashOf(`${seed} ${index}`) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, size);
  const indexes = new Set(drawn.map(({ index }) => index));
  return items.filter((_, index) => indexes.has(index));
}

/** Whether the seed draws a test of this title, as it does one of so many; at night every test is drawn. */
export function isDrawn(title: string, oneOf: number): boolean {
  return isFull || (hashOf(`${seed} ${title}`) >>> 0) % oneOf === 0;
}

/** FNV-1a: 32 bits with a sign, as fast-check takes its seeds. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
