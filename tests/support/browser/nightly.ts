/** Details for journeys that differ in one value only. The first runs in `npm test`, the others at night. */
export function firstByDay(index: number): { tag?: '@nightly' } {
  return index === 0 ? {} : { tag: '@nightly' };
}

/** A journey that checks less in `npm test` than at night. */
export const sampled = { tag: '@sampled' } as const;

/** Whether sweeps run in full, as they do at night. */
export const isFull = process.env.SWEEPS === 'full';
