import { dashboardGraphs, graphState } from '@campus/contracts/analytics/dashboard-state';
import { dayGraphs } from '@campus/domain/analytics/graphs';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paramsOf, readListState, writeListState } from '../../../lib/use-list-state.ts';
import { rangeOf } from '../graph-state.ts';

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
  const written = [...dashboardGraphs].flatMap(([graph, schema]) => {
    const own = writeListState(schema, readListState(schema, paramsOf(params, graph)));
    return [...new URLSearchParams(own)].map(([name, value]) => [`${graph}.${name}`, value]);
  });
  return new URLSearchParams(written).toString();
}

/** Whether a state has days that are too old for a graph. */
export function hasPastDays(state: string): boolean {
  const params = new URLSearchParams(state);
  return dayGraphs.some((graph) => {
    const { from, to } = readListState(graphState, paramsOf(params, graph));
    return from !== '' && to !== '' && rangeOf(graph, { from, to }).from !== from;
  });
}
