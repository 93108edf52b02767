import type { GraphPoint } from '@campus/contracts/analytics/analytics';
import { rangeBefore } from '@campus/domain/analytics/comparison';
import type { DayGraph } from '@campus/domain/analytics/graphs';
import { keepPreviousData } from '@tanstack/react-query';
import { timeZone } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { alone, trpc } from '../../trpc.ts';
import { type GraphStateProps, rangeOf, refuseGraphRange } from './graph-state.ts';

/** The comparison for the days of a range; there is no data if `points` is undefined. */
export interface Before {
  points: readonly GraphPoint[] | undefined;
}

interface Shown {
  graph: DayGraph;
  state: GraphStateProps['state'];
  room: string;
}

/**
 * The figures of a graph and, where they are compared, those of as many days before. Each graph is drawn as soon as
 * it is answered.
 */
export function useGraph({ graph, state, room }: Shown) {
  const { id: accountId } = useAccount();
  const range = rangeOf(graph, state);
  const before = rangeBefore(range);
  const hasBefore = state.compare && refuseGraphRange(graph, before) === undefined;
  const asked = { accountId, graph, timeZone, hideEmployees: !state.employees, sfsRoom: room };
  const now = trpc.analytics.graph.useQuery(
    { ...asked, ...range },
    { placeholderData: keepPreviousData, trpc: alone },
  );
  const earlier = trpc.analytics.graph.useQuery({ ...asked, ...before }, { enabled: hasBefore, trpc: alone });
  const compared: Before | undefined = state.compare
    ? { points: hasBefore ? earlier.data?.points : undefined }
    : undefined;
  return { now, before: hasBefore && earlier.isPending ? undefined : compared, earlier };
}
