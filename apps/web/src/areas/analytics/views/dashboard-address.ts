import { barState, dashboardParts, graphState } from '@campus/contracts/analytics/dashboard-state';
import { dayGraphs } from '@campus/domain/analytics/graphs';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paramsOf, readListState, writeListState } from '../../../lib/use-list-state.ts';
import { daysOfGraph } from '../graph-state.ts';

/** The dashboard's state from the address, and a function that opens another state. */
export function useDashboardAddress() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const state = useMemo(() => dashboardStateOf(search), [search]);
  const open = useCallback((next: string) => navigate(next ? `${path}?${next}` : path), [path, navigate]);
  return { state, open };
}

/** Returns the id of the view whose mail linked here, and a function that removes it from the address. */
export function useMailedView(): [string, () => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const close = () => {
    const others = new URLSearchParams(search);
    others.delete('mail');
    const query = others.toString();
    navigate(query ? `${path}?${query}` : path, { replace: true });
  };
  return [new URLSearchParams(search).get('mail') ?? '', close];
}

/** Normalizes a query to a dashboard state: parameters in a fixed order, without defaults. */
export function dashboardStateOf(query: string): string {
  const params = new URLSearchParams(query);
  const written = [...dashboardParts].flatMap(([part, schema]) => {
    const own = writeListState(schema, readListState(schema, paramsOf(params, part)));
    return [...new URLSearchParams(own)].map(([name, value]) => [`${part}.${name}`, value]);
  });
  return new URLSearchParams(written).toString();
}

/** Whether a state has days of a graph that are too old for it. Graphs say themselves if days of the bar are. */
export function hasPastDays(state: string): boolean {
  const params = new URLSearchParams(state);
  const bar = readListState(barState, paramsOf(params, 'bar'));
  return dayGraphs.some((graph) => {
    const own = readListState(graphState, paramsOf(params, graph));
    return own.from !== '' && own.to !== '' && daysOfGraph(graph, own, bar).of !== 'graph';
  });
}

/** How many graphs show days of their own instead of those of the bar. */
export function graphsWithOwnDays(state: string): number {
  const params = new URLSearchParams(state);
  const bar = readListState(barState, paramsOf(params, 'bar'));
  return dayGraphs.filter((graph) => {
    const own = readListState(graphState, paramsOf(params, graph));
    return daysOfGraph(graph, own, bar).of === 'graph';
  }).length;
}
