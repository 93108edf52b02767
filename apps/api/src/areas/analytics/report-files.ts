import { reportCorrection } from '@campus/contracts/analytics/report-record-content';
import * as wire from '@campus/contracts/analytics/report-record-functions';
import type { ReportFileFormat } from '@campus/contracts/analytics/report-records';
import type { downloadedFile } from '@campus/contracts/core/files';
import { csvType } from '@campus/csv/write';
import type { Platform } from '@campus/parse-adapter/platform';
import { xlsxType } from '@campus/table-files/xlsx';
import type * as z from 'zod';
import type { KeptReport } from './kept-report.ts';
import { reportCsv } from './report-csv.ts';
import { reportHtml } from './report-html.ts';
import { reportXlsx } from './report-xlsx.ts';

interface Asked {
  accountId: string;
  recordId: string;
  format: ReportFileFormat;
}

/** Writes a kept report as a file. The text is the stored one, byte by byte. */
export async function reportFile(
  platform: Pick<Platform, 'call'>,
  { format, ...name }: Asked,
): Promise<z.input<typeof downloadedFile>> {
  // Before the record, so that it knows every correction.
  const stored = await platform.call(wire.getReportRecordText, name);
  const { record, report, corrections } = await platform.call(wire.getReportRecord, name);
  const file = (ending: string) => `report-${report.from}-${report.to}-${record.id}.${ending}`;
  if (format === 'text')
    return { name: file('json'), type: 'application/json; charset=utf-8', body: Buffer.from(stored.text) };
  const kept: KeptReport = {
    ...{ record, report },
    corrections: stored.corrections.map(({ text, sha256 }, index) => {
      const { addedAt, parts, changes } = reportCorrection.parse(JSON.parse(text));
      return { addedAt, parts, changes, sha256, addedBy: corrections[index]?.addedBy ?? '' };
    }),
  };
  if (format === 'csv') return { name: file('csv'), type: csvType, body: reportCsv(kept) };
  if (format === 'xlsx') return { name: file('xlsx'), type: xlsxType, body: reportXlsx(kept) };
  return { name: file('html'), type: 'text/html; charset=utf-8', body: Buffer.from(reportHtml(kept)) };
}
