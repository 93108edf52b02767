import { graphState } from '@campus/contracts/analytics/dashboard-state';
import { type DayGraph, graphFacts, zoneOfGraph } from '@campus/domain/analytics/graphs';
import { refusePeriod, shownRange } from '@campus/domain/analytics/period';
import type { DateRange } from '@campus/domain/core/date-range';
import type * as z from 'zod';
import { timeZone } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useListState } from '../../lib/use-list-state.ts';

type GraphState = z.output<typeof graphState>;

export interface GraphStateProps {
  graph: DayGraph;
  state: GraphState;
  setState: (patch: Partial<GraphState>) => void;
}

/** The state of one graph. Its parameters in the address start with the graph's name. */
export function useGraphState(graph: DayGraph) {
  return useListState(graphState, graph);
}

/** The time zone of a graph's days: the person's zone or UTC. */
export function zoneOf(graph: DayGraph): string {
  return zoneOfGraph(graph, timeZone);
}

/** Returns why a graph cannot show this range, or undefined. */
export function refuseGraphRange(graph: DayGraph, range: DateRange) {
  return refusePeriod(range, zoneOf(graph), serverNow());
}

/** Returns the days that a graph shows: the chosen range or, without a valid one, the default range. */
export function rangeOf(graph: DayGraph, chosen: DateRange): DateRange {
  return shownRange(chosen, {
    days: graphFacts[graph].defaultDays,
    zone: zoneOf(graph),
    now: serverNow(),
  });
}
