import { barState, graphState } from '@campus/contracts/analytics/dashboard-state';
import { type DayGraph, graphFacts, zoneOfGraph } from '@campus/domain/analytics/graphs';
import { refusePeriod } from '@campus/domain/analytics/period';
import { type BarDays, type ShownDays, shownDays } from '@campus/domain/analytics/presets';
import type { DateRange } from '@campus/domain/core/date-range';
import type * as z from 'zod';
import { timeZone } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useListState } from '../../lib/use-list-state.ts';

type GraphState = z.output<typeof graphState>;

export interface GraphStateProps {
  graph: DayGraph;
  state: GraphState;
  /** The days that the graph shows, by its own state and the date bar. */
  days: ShownDays;
  setState: (patch: Partial<GraphState>) => void;
}

/** The state of the date bar, whose days all graphs have that have none of their own. */
export function useBarState() {
  return useListState(barState, 'bar');
}

/** The state of one graph and the days that it shows. Its parameters in the address start with the graph's name. */
export function useGraphState(graph: DayGraph): GraphStateProps {
  const [state, setState] = useListState(graphState, graph);
  const [bar] = useBarState();
  return { graph, state, days: daysOfGraph(graph, state, bar), setState };
}

/** The time zone of a graph's days: the person's zone or UTC. */
export function zoneOf(graph: DayGraph): string {
  return zoneOfGraph(graph, timeZone);
}

/** Returns why a graph cannot show this range, or undefined. */
export function refuseGraphRange(graph: DayGraph, range: DateRange) {
  return refusePeriod(range, zoneOf(graph), serverNow());
}

/** The days that a graph shows: its own, those of the bar, or its latest ones. */
export function daysOfGraph(graph: DayGraph, own: DateRange, bar: BarDays): ShownDays {
  const { defaultDays } = graphFacts[graph];
  return shownDays({ own, bar }, { days: defaultDays, zone: zoneOf(graph), now: serverNow() });
}
