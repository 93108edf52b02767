import { randomInt } from 'node:crypto';
import { sampleOf, sweepSize } from '@campus/domain/testing/sweep';

const fixed = Array.from({ length: 667 }, (_, index) => index + 1);

/**
 * The seeds of random years: 1,000 at night, of which a third is drawn anew, and ten of the fixed ones in `npm test`.
 * `YEARS=12,345` repeats those that a run has printed.
 */
export function yearSeeds(): number[] {
  const repeated = process.env.YEARS?.split(',').map(Number);
  if (repeated) return repeated;
  const fresh = Array.from({ length: sweepSize({ sampled: 0, full: 333 }) }, () => randomInt(1_000, 2 ** 31));
  if (fresh.length > 0) console.log(`New random years, which YEARS repeats: YEARS=${fresh.join(',')}`);
  return [...sampleOf(fixed, 10), ...fresh];
}
