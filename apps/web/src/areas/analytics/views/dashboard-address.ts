import { dashboardGraphs, graphState } from '@campus/contracts/analytics/dashboard-state';
import { dayGraphs } from '@campus/domain/analytics/graphs';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paramsOf, readListState, writeListState } from '../../../lib/use-list-state.ts';
import { rangeOf } from '../graph-state.ts';

/** The dashboard's state from its address, and the function that opens another state. */
export function useDashboardAddress() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const state = useMemo(() => dashboardStateOf(search), [search]);
  const open = useCallback((next: string) => navigate(next ? `${path}?${next}` : path), [path, navigate]);
  return { state, open };
}

/** The id of the view whose mail led here, as the address says it, and what removes it from there. */
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

/** The state that a query leads to: parameters of the dashboard in one order, without those that change nothing. */
export function dashboardStateOf(query: string): string {
  const params = new URLSearchParams(query);
  const written = [...dashboardGraphs].flatMap(([graph, schema]) => {
    const own = writeListState(schema, readListState(schema, paramsOf(params, graph)));
    return [...new URLSearchParams(own)].map(([name, value]) => [`${graph}.${name}`, value]);
  });
  return new URLSearchParams(written).toString();
}

/** Whether a state names days that a graph cannot show any more. */
export function hasPastDays(state: string): boolean {
  const params = new URLSearchParams(state);
  return dayGraphs.some((graph) => {
    const { from, to } = readListState(graphState, paramsOf(params, graph));
    return from !== '' && to !== '' && rangeOf(graph, { from, to }).from !== from;
  });
}
