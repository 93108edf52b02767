import '@campus/contracts/analytics/report-messages';
import { text } from '@campus/contracts/core/text';
import { takeRecords } from '@campus/csv/records';
import { zoneOfGraph } from '@campus/domain/analytics/graphs';
import { usDate } from '@campus/domain/analytics/period';
import { timeIn } from '@campus/platform/areas/analytics/export-text';
import { expect } from 'vitest';
import type { openGateway } from '../calls/gateway.ts';
import type { GraphQuery } from './random-queries.ts';

/** The gateway's answer to a query, as table cells. */
export interface AnsweredRows {
  header: string[];
  rows: string[][];
  /** The time zone of the days. */
  zone: string;
  completeUntil: string | null;
}

type Caller = ReturnType<Awaited<ReturnType<typeof openGateway>>['as']>;

/** Requests a graph's figures from the gateway, like the dashboard. */
export async function askForRows(
  caller: Caller,
  accountId: string,
  { graph, searchType, room, ...asked }: GraphQuery,
): Promise<AnsweredRows> {
  const figure = text(`analytics.column.${searchType}`);
  const [state, hours] = [text('analytics.column.state'), text('analytics.column.hours')];
  if (graph === 'loginsUniqueByMonth' || graph === 'loginsFirstByMonth') {
    const { points, completeUntil } = await caller.analytics.months.query({
      accountId,
      hideEmployees: asked.hideEmployees,
    });
    const value = graph === 'loginsUniqueByMonth' ? 'uniqueUsers' : 'newUsers';
    const rows = points.map((point) => [point.month, written(point[value]), stateOf(point)]);
    return { header: [text('analytics.column.month'), figure, state], rows, zone: 'UTC', completeUntil };
  }
  const answer = await caller.analytics.graph.query({ accountId, graph, sfsRoom: room, ...asked });
  expect(answer.timeZone).toBe(zoneOfGraph(graph, asked.timeZone));
  return {
    header: [text('analytics.column.date'), figure, state, hours],
    rows: answer.points.map((point) => [
      ...[usDate(point.date), written(point.value), stateOf(point)],
      String(point.hours),
    ]),
    zone: answer.timeZone,
    completeUntil: answer.completeUntil,
  };
}

const written = (value: number | null) => (value === null ? '' : String(value));
const stateOf = ({ state }: { state: 'complete' | 'running' | 'partial' | 'gap' | 'outside' }) =>
  text(`analytics.state.${state}`);

/** A CSV file's cells. For files by month, hours are excluded, because the gateway does not return them. */
export function cellsOf(file: string, { header }: Pick<AnsweredRows, 'header'>): string[][] {
  const bytes = Buffer.from(file.replace(/^\uFEFF/, ''));
  const { records } = takeRecords({ bytes, delimiter: ',', line: 1, most: 1_000, isEnd: true });
  return records.map(({ cells }) => cells.slice(0, header.length));
}

/** The paragraphs of the mail with a query's figures. */
export function mailParagraphs(query: GraphQuery, { rows, zone, completeUntil }: AnsweredRows): string[] {
  return [
    text('analytics.mail.definition', { definition: text(`analytics.definition.${query.searchType}`) }),
    text('analytics.mail.window', { from: usDate(query.from), to: usDate(query.to) }),
    ...(query.room === '' ? [] : [text('analytics.mail.room', { room: query.room })]),
    text(query.hideEmployees ? 'analytics.mail.withoutEmployees' : 'analytics.mail.withEmployees'),
    text('analytics.mail.zone', { zone }),
    completeUntil === null
      ? text('analytics.mail.nothingYet')
      : text('analytics.mail.completeUntil', { time: timeIn(zone)(new Date(completeUntil)) }),
    text('analytics.mail.rows', { count: String(rows.length) }),
    text('analytics.mail.format', { format: text('report.format.csv') }),
  ];
}

/** Requests the figures by mail. */
export function askForMail(caller: Caller, accountId: string, { graph: _, room, ...asked }: GraphQuery) {
  return caller.analytics.export.mutate({ accountId, sfsRoom: room, ...asked });
}
