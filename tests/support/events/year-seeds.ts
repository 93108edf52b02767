import { randomInt } from 'node:crypto';
import { sampleOf, sweepSize } from '@campus/domain/testing/sweep';

const fixed = Array.from({ length: 667 }, (_, index) => index + 1);

/** How many years are stored together. */
const groupSize = 10;

/**
 * The seeds of random years, in groups: 1,000 at night, of which a third is new in each run, and two of the fixed ones in
 * `npm test`. `YEARS=12,345` repeats a group that a nightly run has printed.
 */
export function yearSeeds(): { seeds: number[] }[] {
  const repeated = process.env.YEARS?.split(',').map(Number);
  const fresh = Array.from({ length: sweepSize({ sampled: 0, full: 333 }) }, () => randomInt(1_000, 2 ** 31));
  const all = repeated ?? [...sampleOf(fixed, 2), ...fresh];
  const groups = Array.from({ length: Math.ceil(all.length / groupSize) }, (_, group) =>
    all.slice(group * groupSize, (group + 1) * groupSize),
  );
  // The fixed ones are the same in each run.
  for (const seeds of groups.filter((group) => group.some((seed) => fresh.includes(seed))))
    console.log(`New random years: YEARS=${seeds.join(',')}`);
  return groups.map((seeds) => ({ seeds }));
}
