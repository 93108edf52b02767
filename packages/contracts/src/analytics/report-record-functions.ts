import { bind } from '../core/binding.ts';
import * as operations from './report-records.ts';

export const keepReportRecord = bind(operations.keepReport, { name: 'keepReportRecord' });
export const getReportRecords = bind(operations.listReportRecords, { name: 'getReportRecords' });
export const getReportRecord = bind(operations.readReportRecord, { name: 'getReportRecord' });
export const getReportRecordText = bind(operations.readReportRecordText, { name: 'getReportRecordText' });
export const nameReportRecord = bind(operations.nameReportRecord, { name: 'nameReportRecord' });
export const correctReportRecord = bind(operations.correctReportRecord, { name: 'correctReportRecord' });
