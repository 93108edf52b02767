import { exportGraph } from '@campus/contracts/analytics/analytics';
import * as wire from '@campus/contracts/analytics/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { type SearchType, zoneOfSearch } from '@campus/domain/analytics/graphs';
import type { TableFormat } from '@campus/domain/core/table-formats';
import type { Call } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { rulesOf } from '../../call/implement.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { rangeOf } from './day-query.ts';

const rules = rulesOf(exportGraph);

interface ExportQuery {
  accountId: string;
  startDateStr: string;
  endDateStr: string;
  timezoneOffset: number;
  timeZone: string;
  searchType: SearchType;
  room: string;
  hideEmployees: boolean;
  format: TableFormat;
}

/** Starts the task that mails the figures. Refuses whatever the graph would refuse. */
async function startExport(call: Call<ExportQuery, { page: 'analyticsDashboard' }>) {
  const { accountId, timezoneOffset: _, ...params } = call.input;
  rangeOf(params, zoneOfSearch(params.searchType, params.timeZone), new Date());
  if (params.searchType.startsWith('room') && params.room === '')
    throw new AppError('invalid', 'analytics.room.required');
  return startTask(call, { accountId, kind: 'analytics.export', params });
}

/** The functions that mail the figures of graphs. */
export const graphExportFunctions = [
  cloudFunction(wire.graphExports.exportLoginStatsReport, { ...rules, handle: startExport }),
  cloudFunction(wire.graphExports.exportMonthlyLoginStatsReport, { ...rules, handle: startExport }),
  cloudFunction(wire.graphExports.exportRoomStatsReport, { ...rules, handle: startExport }),
];
