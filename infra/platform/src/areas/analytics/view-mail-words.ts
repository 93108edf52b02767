import '@campus/contracts/analytics/report-messages';
import { text } from '@campus/contracts/core/text';
import { csvFileName } from '@campus/csv/file-name';
import { csvFile, csvType, inOneBatch } from '@campus/csv/write';
import { averageOfComplete, sumOfComplete } from '@campus/domain/analytics/comparison';
import { addsUp, isByMonth, zoneOfSearch } from '@campus/domain/analytics/graphs';
import { knownDays } from '@campus/domain/analytics/known-days';
import { usDate } from '@campus/domain/analytics/period';
import { isMissing } from '@campus/domain/analytics/points';
import { csvColumns } from '@campus/table-files/columns';
import type { MailContent } from '../../foundation/mail/layout.ts';
import type { MailAttachment } from '../../foundation/mail/mailer.ts';
import { timeIn } from './export-text.ts';
import { columnsOf, type GraphRow } from './graph-rows.ts';
import type { ViewFigures, ViewGraph } from './view-figures.ts';

const whole = new Intl.NumberFormat('en-US');
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

interface Mailed {
  name: string;
  organization: string;
  timeZone: string;
  figures: ViewFigures;
  /** The link that opens the view. */
  link: string;
  /** The link to stop the mails. */
  stopAt: string;
  /** Whether a person requested the mail. */
  byHand: boolean;
}

/** Composes the mail of a view: for each graph, its range and its last days as text. */
export function viewMailContent({ name, organization, timeZone, figures, ...mailed }: Mailed): MailContent {
  const { completeUntil, graphs, notes } = figures;
  const title = text('analytics.viewMail.title', { view: name });
  return {
    subject: title,
    title,
    paragraphs: [
      text('analytics.viewMail.about', { organization }),
      ...graphs.map(graphText),
      ...(notes.length === 0 ? [] : [notesText(notes)]),
      completeUntil === null
        ? text('analytics.mail.nothingYet')
        : text('analytics.mail.completeUntil', { time: timeIn(timeZone)(new Date(completeUntil)) }),
      text('analytics.mail.zone', { zone: timeZone }),
    ],
    button: { label: text('analytics.viewMail.open'), url: mailed.link },
    notes: [
      ...(mailed.byHand ? [text('analytics.viewMail.once')] : []),
      text('analytics.viewMail.off', { url: mailed.stopAt }),
    ],
  };
}

/** The number of notes that a mail lists. */
const listedNotes = 50;

/** The latest notes on the days of a mail, one a line. */
function notesText(notes: ViewFigures['notes']): string {
  const left = notes.length - listedNotes;
  return [
    text('analytics.viewMail.notes'),
    ...notes
      .slice(-listedNotes)
      .map(({ day, text: note }) => text('analytics.viewMail.note', { date: usDate(day), note })),
    ...(left > 0 ? [text('analytics.viewMail.notes.more', { notes: whole.format(left) })] : []),
  ].join('\n');
}

/** The number of last days that a mail lists. The file contains all. */
const namedDays = 7;

function graphText(graph: ViewGraph): string {
  const { searchType, rows } = graph;
  if (graph.refusal) return refusedText(graph, text(graph.refusal));
  const hours = rows.reduce((sum, { Hours }) => sum + Hours, 0);
  const lines = [
    text('analytics.viewMail.graph', {
      figures: text(`analytics.search.${searchType}`),
      from: graph.startDateStr,
      to: graph.endDateStr,
      zone: zoneOfSearch(searchType, graph.timeZone),
      hours: tenths.format(hours),
    }),
    ...(graph.room === '' ? [] : [text('analytics.mail.room', { room: graph.roomName || graph.room })]),
    text(graph.hideEmployees ? 'analytics.mail.withoutEmployees' : 'analytics.mail.withEmployees'),
    ...(rows.length === 0 ? [text('analytics.viewMail.none')] : figureText(graph)),
  ];
  return lines.join('\n');
}

/** Says that the graph cannot show the days of the view's date bar, and why. */
function refusedText({ searchType, startDateStr, endDateStr, timeZone }: ViewGraph, reason: string): string {
  return text('analytics.viewMail.refused', {
    figures: text(`analytics.search.${searchType}`),
    from: startDateStr,
    to: endDateStr,
    zone: zoneOfSearch(searchType, timeZone),
    reason,
  });
}

function figureText({ searchType, rows }: ViewGraph): string[] {
  const date = ({ _time }: GraphRow) => (isByMonth(searchType) ? _time : usDate(_time));
  const points = rows.map(({ value, State: state }) => ({ value, state }));
  const average = averageOfComplete(points);
  const most = rows.reduce<GraphRow | undefined>(
    (best, row) => ((row.value ?? 0) > (best?.value ?? 0) ? row : best),
    undefined,
  );
  const { unknown, partial } = knownDays(rows.map(({ value, State: state }) => ({ values: [value], state })));
  return [
    ...(unknown + partial > 0
      ? [text('analytics.viewMail.known', { unknown: String(unknown), partial: String(partial) })]
      : []),
    ...(average && !isByMonth(searchType)
      ? [
          text('analytics.viewMail.average', {
            average: tenths.format(average.average),
            days: String(average.days),
          }),
        ]
      : []),
    ...(average && addsUp(searchType)
      ? [
          text('analytics.viewMail.sum', {
            sum: whole.format(sumOfComplete(points).sum),
            days: String(average.days),
          }),
        ]
      : []),
    ...(most ? [text('analytics.viewMail.most', { date: date(most), value: String(most.value) })] : []),
    ...rows.slice(-namedDays).map((row) =>
      text('analytics.viewMail.point', {
        date: date(row),
        value: valueText(row),
        state: text(`analytics.state.${row.State}`),
      }),
    ),
  ];
}

/** Returns a value as text: "none" if there was nothing to measure, "not known" if it is missing. */
function valueText({ value, State: state }: Pick<GraphRow, 'value' | 'State'>): string {
  if (value !== null) return String(value);
  return text(isMissing({ state }) ? 'analytics.viewMail.unknown' : 'analytics.viewMail.nothing');
}

/** Returns the attachments, one per graph, in the format of exports. */
export async function viewMailFiles(
  { graphs }: ViewFigures,
  account: { id: string; name: string },
): Promise<MailAttachment[]> {
  const known = graphs.filter(({ rows }) => rows.length > 0);
  return Promise.all(
    known.map(async (graph) => ({
      name: csvFileName(graph.searchType, account.name),
      type: csvType,
      content: Buffer.from(await fileOf(graph, account)),
    })),
  );
}

async function fileOf(graph: ViewGraph, account: { id: string; name: string }): Promise<string> {
  let file = '';
  const columns = columnsOf(graph, { account, roomOf: () => ({ id: graph.roomId, name: graph.roomName }) });
  for await (const piece of csvFile(csvColumns(columns), inOneBatch(graph.rows))) file += piece;
  return file;
}
