import type { GraphPoint } from '@campus/contracts/analytics/analytics';
import { rangeBefore } from '@campus/domain/analytics/comparison';
import type { DayGraph } from '@campus/domain/analytics/graphs';
import type { DateRange } from '@campus/domain/core/date-range';
import { keepPreviousData } from '@tanstack/react-query';
import { timeZone } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { alone, trpc } from '../../trpc.ts';
import { type GraphStateProps, refuseGraphRange } from './graph-state.ts';
import { nextRead } from './next-read.ts';

/** The comparison values for a range; `points` is undefined if there is no data. */
export interface Before {
  points: readonly GraphPoint[] | undefined;
}

export interface Shown {
  graph: DayGraph;
  state: GraphStateProps['state'];
  range: DateRange;
  room: string;
}

/**
 * Reads a graph's figures and, in a comparison, those of the same number of days before. Graphs load
 * independently.
 */
export function useGraph({ graph, state, range, room }: Shown) {
  const { id: accountId } = useAccount();
  const before = rangeBefore(range);
  const hasBefore = state.compare && refuseGraphRange(graph, before) === undefined;
  const asked = { accountId, graph, timeZone, hideEmployees: !state.employees, sfsRoom: room };
  const now = trpc.analytics.graph.useQuery(
    { ...asked, ...range },
    { placeholderData: keepPreviousData, trpc: alone, refetchInterval: nextRead },
  );
  const earlier = trpc.analytics.graph.useQuery({ ...asked, ...before }, { enabled: hasBefore, trpc: alone });
  const compared: Before | undefined = state.compare
    ? { points: hasBefore ? earlier.data?.points : undefined }
    : undefined;
  return { now, before: hasBefore && earlier.isPending ? undefined : compared, earlier };
}
