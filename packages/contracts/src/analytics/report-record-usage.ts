import { reportComparisons, reportGrains } from '@campus/domain/analytics/report-period';
import * as z from 'zod';
import { day } from '../core/fields.ts';
import { usageCall } from '../core/usage-call.ts';
import { reportFigures } from './report-record-content.ts';

/** All parts of a report in one row, to be kept. Ours. */
export const getReportFigures = usageCall(
  'getReportFigures',
  {
    from: day,
    to: day,
    hideEmployees: z.boolean(),
    grain: z.enum(reportGrains),
    compare: z.enum(reportComparisons),
  },
  reportFigures,
);
