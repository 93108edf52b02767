import type { ReportChange, ReportContent } from '@campus/contracts/analytics/report-record-content';
import type { ReportCorrection, ReportRecord } from '@campus/contracts/analytics/report-records';

/** A kept report with all of its corrections, as files have it. */
export interface KeptReport {
  record: ReportRecord;
  report: ReportContent;
  corrections: (Pick<ReportCorrection, 'addedAt' | 'addedBy' | 'sha256' | 'parts'> & {
    changes: readonly ReportChange[];
  })[];
}
