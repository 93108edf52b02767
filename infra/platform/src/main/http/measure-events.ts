import { Counter, type Registry } from 'prom-client';
import {
  batchOutcomes,
  batchRefusals,
  type EventCounts,
  eventArrivals,
} from '../../areas/usage-events/event-counts.ts';

/** Creates the counters of events, each with every outcome that it can have, at 0. */
export function measureEvents(registry: Registry): EventCounts {
  const registers = [registry];
  const batches = new Counter({
    name: 'campus_usage_batches_total',
    help: 'Batches of events: stored, repeated (stored before), retracted, refused, or failed (sent again by their servers).',
    labelNames: ['outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'campus_usage_refused_batches_total',
    help: 'Refused batches of events, by the key of the reason.',
    labelNames: ['reason'],
    registers,
  });
  const events = new Counter({
    name: 'campus_usage_events_total',
    help: 'Events of stored batches: inTime, late (11 minutes and more), early (5 seconds and more ahead), or erased (not stored: of an erased person).',
    labelNames: ['arrival'],
    registers,
  });
  for (const outcome of batchOutcomes) batches.inc({ outcome }, 0);
  for (const reason of batchRefusals) refusals.inc({ reason }, 0);
  for (const arrival of eventArrivals) events.inc({ arrival }, 0);
  return {
    batch: (outcome) => batches.inc({ outcome }),
    refusal: (reason) => refusals.inc({ reason }),
    events: (arrival, count) => events.inc({ arrival }, count),
  };
}
