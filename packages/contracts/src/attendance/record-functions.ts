import { bind } from '../core/binding.ts';
import * as operations from './records.ts';

export const takeAttendanceRecord = bind(operations.takeRecord, { name: 'takeAttendanceRecord' });
export const getAttendanceRecords = bind(operations.listRecords, { name: 'getAttendanceRecords' });
export const getAttendanceRecord = bind(operations.readRecord, { name: 'getAttendanceRecord' });
export const correctAttendanceRecord = bind(operations.correctRecord, { name: 'correctAttendanceRecord' });
export const getAttendanceRecordText = bind(operations.readRecordText, { name: 'getAttendanceRecordText' });
export const nameAttendanceRecord = bind(operations.nameRecord, { name: 'nameAttendanceRecord' });
export const correctAttendanceEntry = bind(operations.correctEntry, { name: 'correctAttendanceEntry' });
export const exportAttendanceRecord = bind(operations.exportRecord, { name: 'exportAttendanceRecord' });
