import { graphState } from '@campus/contracts/analytics/dashboard-state';
import { type DayGraph, graphFacts } from '@campus/domain/analytics/graphs';
import { refusePeriod, shownRange } from '@campus/domain/analytics/period';
import type { DateRange } from '@campus/domain/core/date-range';
import type * as z from 'zod';
import { timeZone } from '../../lib/format.ts';
import { useListState } from '../../lib/use-list-state.ts';

type GraphState = z.output<typeof graphState>;

export interface GraphStateProps {
  graph: DayGraph;
  state: GraphState;
  setState: (patch: Partial<GraphState>) => void;
}

/** The state of one of the graphs; its parameters in the address begin with its name. */
export function useGraphState(graph: DayGraph) {
  return useListState(graphState, graph);
}

/** The zone whose days a graph shows: the person's, or UTC. */
export function zoneOf(graph: DayGraph): string {
  return graphFacts[graph].inUtc ? 'UTC' : timeZone;
}

/** Why a graph cannot show a range. */
export function refuseGraphRange(graph: DayGraph, range: DateRange) {
  return refusePeriod(range, zoneOf(graph), new Date());
}

/** The days a graph shows: those chosen, or, where none are or they cannot be shown, those of its default. */
export function rangeOf(graph: DayGraph, chosen: DateRange): DateRange {
  return shownRange(chosen, {
    days: graphFacts[graph].defaultDays,
    zone: zoneOf(graph),
    now: new Date(),
  });
}
