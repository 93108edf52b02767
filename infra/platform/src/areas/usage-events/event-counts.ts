import type { SharedKey } from '@campus/contracts/core/keys';

/** Why batches are refused. Operators see a count of each. */
export const batchRefusals = [
  'request.busy',
  'request.tooLarge',
  'usage.events.wrongKey',
  'usage.batch.keyMissing',
  'usage.batch.contentType',
  'usage.batch.encoding',
  'usage.batch.incomplete',
  'usage.batch.tooMany',
  'usage.batch.empty',
  'usage.batch.utf8',
  'usage.batch.json',
  'usage.batch.line',
  'usage.batch.ahead',
  'usage.batch.expired',
  'usage.batch.account',
  'usage.batch.otherAccount',
  'usage.batch.otherContent',
  'usage.batch.retracted',
  'usage.batch.unknown',
] as const satisfies SharedKey[];

/** How batches are answered: stored, stored before, removed, refused, or failed in a way that may not repeat. */
export const batchOutcomes = ['stored', 'repeated', 'retracted', 'refused', 'failed'] as const;

/** How events of stored batches arrived. Those of erased people are not stored. */
export const eventArrivals = ['inTime', 'late', 'early', 'erased'] as const;

/** What the usage-search service counts while it runs. */
export interface EventCounts {
  batch(outcome: (typeof batchOutcomes)[number]): void;
  /** Counts a refused batch by the key of its reason. */
  refusal(key: SharedKey): void;
  events(arrival: (typeof eventArrivals)[number], count: number): void;
}
