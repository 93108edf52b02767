import '@campus/contracts/analytics/report-record-messages';
import type { ReportContent } from '@campus/contracts/analytics/report-record-content';
import {
  type ReportCell,
  type ReportTable,
  reportTables,
  weekdayName,
} from '@campus/contracts/analytics/report-tables';
import {
  addedWords,
  cellWords,
  changedWords,
  figureWords,
  keptWords,
  type ReportFormat,
  recordSentences,
  reportFormat,
  subjectWords,
} from '@campus/contracts/analytics/report-words';
import { text } from '@campus/contracts/core/text';
import { html, type Markup } from '@campus/server-kit/html';
import type { KeptReport } from './kept-report.ts';

/** The page of a kept report: one file without scripts, addresses, or pictures, which prints on A4. */
export function reportHtml(kept: KeptReport): string {
  const { record, report } = kept;
  const format = reportFormat(report.timeZone);
  const title = text('analytics.report.title', { organization: report.organization });
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${bdi(record.name || title)}</h1>
${record.name ? html`<p class="lead">${bdi(title)}</p>` : html``}
${recordSentences(report, format).map(
  (sentence) => html`<p>${bdi(sentence)}</p>
`,
)}
<p>${bdi(keptWords(record, format))}</p>
<p>${text('analytics.report.hash')} <code>${record.sha256}</code></p>
<p class="small">${text('analytics.report.hash.about')}</p>
${reportTables(report).map((table) => section(table, report, format))}
${correctionsOf(kept, format)}
<section>
<h2>${text('analytics.report.section.definitions')}</h2>
<dl>
${report.definitions.map(
  ({ name, definition }) => html`<dt>${name}</dt><dd>${definition}</dd>
`,
)}
</dl>
</section>
</main>
</body>
</html>
`.value;
}

/** Text whose direction does not change that of the text around it. */
function bdi(words: string): Markup {
  return html`<bdi>${words}</bdi>`;
}

function section(table: ReportTable, report: ReportContent, format: ReportFormat): Markup {
  const { part, title } = table;
  const content = table.rows.length === 0 ? html`<p>${text('analytics.report.empty')}</p>` : undefined;
  return html`<section>
<h2>${title}</h2>
${content ?? (part === 'hours' ? weekTable(report.hours, format) : tableOf(table, format))}
</section>
`;
}

function tableOf({ columns, rows }: Pick<ReportTable, 'columns' | 'rows'>, format: ReportFormat): Markup {
  const looks = columns.map(({ type }) => (type === 'number' ? 'number' : 'text'));
  return html`<table>
<thead><tr>${columns.map(({ header }, index) => html`<th scope="col" class="${looks[index] ?? ''}">${header}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (cells) => html`<tr>${cells.map((cell, index) => cellOf(cell, looks[index] ?? '', format))}</tr>
`,
)}
</tbody>
</table>`;
}

function cellOf(cell: ReportCell, look: string, format: ReportFormat): Markup {
  return html`<td class="${look}">${bdi(cellWords(cell, format))}</td>`;
}

/** The week as a table of hours by weekdays. Each cell has the hours attended, and how many such hours are known. */
function weekTable(hours: ReportContent['hours'], format: ReportFormat): Markup {
  const days = [1, 2, 3, 4, 5, 6, 7];
  const cells = new Map(hours.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]));
  const words = (day: number, hour: number) => {
    const cell = cells.get(`${day} ${hour}`);
    return cell
      ? text('analytics.report.week.cell', {
          hours: format.number(cell.hours),
          known: format.number(cell.known),
        })
      : text('analytics.report.unknown');
  };
  return html`<p class="small">${text('analytics.report.week.about')}</p>
<table>
<thead><tr><th scope="col">${text('analytics.report.column.hour')}</th>${days.map((day) => html`<th scope="col" class="number">${weekdayName(day)}</th>`)}</tr></thead>
<tbody>
${Array.from(
  { length: 24 },
  (
    _,
    hour,
  ) => html`<tr><th scope="row">${`${String(hour).padStart(2, '0')}:00`}</th>${days.map((day) => html`<td class="number">${words(day, hour)}</td>`)}</tr>
`,
)}
</tbody>
</table>`;
}

function correctionsOf({ corrections, report }: KeptReport, format: ReportFormat): Markup {
  return html`<section>
<h2>${text('analytics.report.part.corrections')}</h2>
${corrections.length === 0 ? html`<p>${text('analytics.report.corrections.none')}</p>` : html`<p class="small">${text('analytics.report.corrections.groups')}</p>`}
${corrections.map(({ changes, sha256, parts, ...added }) => {
  const skipped = report.earlier !== null && !parts.includes('earlier');
  return html`<p>${bdi(addedWords({ ...added, total: changes.length }, format))}</p>
<p>${text('analytics.report.correction.hash', { hash: sha256 })}</p>
${skipped ? html`<p class="small">${text('analytics.report.corrections.earlier')}</p>` : html``}
${tableOf(changesTable(changes, report, format), format)}
`;
})}
</section>
`;
}

function changesTable(
  changes: KeptReport['corrections'][number]['changes'],
  report: ReportContent,
  format: ReportFormat,
): Pick<ReportTable, 'columns' | 'rows'> {
  const headers = ['part', 'of', 'figure', 'before', 'after'] as const;
  return {
    columns: headers.map((name) => ({ header: text(`analytics.report.column.${name}`), type: 'text' })),
    rows: changes.map((change) => [
      text(`analytics.report.part.${change.part}`),
      subjectWords(change, report),
      figureWords(change.figure),
      changedWords(change.figure, change.before, format),
      changedWords(change.figure, change.after, format),
    ]),
  };
}

const styles = html`
:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #1a1a1a; font: 14px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1.5rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; break-after: avoid; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
.lead { font-size: 1.1rem; }
.small { color: #555; font-size: .9em; }
code { overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-size: 12px; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #ddd; padding: .25rem .4rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 600; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
.number { text-align: end; }
dt { font-weight: 600; margin-top: .5rem; }
dd { margin: 0; }
@page { size: A4 landscape; margin: 12mm; }
@media print { main { max-width: none; padding: 0; } body { font-size: 10pt; } table { font-size: 8pt; } }
`;
