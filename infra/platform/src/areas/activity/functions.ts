import * as wire from '@campus/contracts/activity/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { refuseWindow } from '@campus/domain/activity/activity';
import { implement } from '../../call/implement.ts';
import { saveExport } from '../../work/tasks/save-export.ts';

/** The export of activities. The report itself is served by the usage-search service. */
export const activityFunctions = [
  implement(wire.saveActivitiesExport, async (call) => {
    const { earliestTime, latestTime } = call.input;
    const [from, to] = [new Date(earliestTime), new Date(latestTime)];
    if (Number.isNaN(from.getTime())) throw new AppError('invalid', 'activity.nothingToExport');
    const refusal = refuseWindow({ from, to }, new Date());
    if (refusal) throw new AppError('invalid', refusal);
    return saveExport(call, 'activity.export', call.input);
  }),
];
