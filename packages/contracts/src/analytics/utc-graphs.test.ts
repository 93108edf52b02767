import { dayGraphs, graphFacts, searchTypes } from '@campus/domain/analytics/graphs';
import { lastDays, lookBackDays, monthRange } from '@campus/domain/analytics/period';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportGraph, readGraph } from './analytics.ts';

/** Half past two at night in UTC: it is still yesterday in Los Angeles, and noon in Kiritimati. */
const now = new Date('2026-11-28T02:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('at night in UTC, asked from %s', (timeZone) => {
  const asked = { accountId: 'a1', timeZone, sfsRoom: 'hall_1', hideEmployees: true };
  const isGraph = (graph: string, range: object) =>
    readGraph.input.safeParse({ ...asked, ...range, graph }).success;
  const isExport = (searchType: string, range: object) =>
    exportGraph.input.safeParse({ ...asked, ...range, searchType }).success;

  it('ANA-025 ANA-064 the latest days of a graph and of its export are accepted, and no others', () => {
    for (const graph of dayGraphs) {
      const { searchType, inUtc } = graphFacts[graph];
      const range = lastDays(30, inUtc ? 'UTC' : timeZone, now);
      expect([graph, isGraph(graph, range), isExport(searchType, range)]).toEqual([graph, true, true]);
      const tomorrow = { ...range, to: lastDays(1, inUtc ? timeZone : 'UTC', now).to };
      const isLater = tomorrow.to > range.to;
      expect([graph, isGraph(graph, tomorrow), isExport(searchType, tomorrow)]).toEqual([
        graph,
        !isLater,
        !isLater,
      ]);
    }
  });

  it('ANA-024 ANA-064 a range may begin 91 days before today in the zone of the figures', () => {
    const oldest = { ...lastDays(lookBackDays + 2, 'UTC', now) };
    const tooOld = { ...lastDays(lookBackDays + 3, 'UTC', now) };
    expect([isGraph('uniqueLogins', oldest), isGraph('uniqueLogins', tooOld)]).toEqual([true, false]);
    const months = searchTypes.filter((search) => search.endsWith('ByMonth'));
    for (const search of months)
      expect([search, isExport(search, monthRange(now)), isExport(search, tooOld)]).toEqual([
        search,
        true,
        false,
      ]);
  });
});
