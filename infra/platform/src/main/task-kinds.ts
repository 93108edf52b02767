import { activityExportTask } from '../areas/activity/export-activity.ts';
import { graphExportTask } from '../areas/analytics/export-graph.ts';
import { reportRecordTasks } from '../areas/analytics/report-records/tasks.ts';
import { attendanceExportTasks } from '../areas/attendance/export-attendance.ts';
import { seriesExportTasks } from '../areas/attendance/export-series.ts';
import { badgeExportTask } from '../areas/badges/export-assignments.ts';
import { badgeTasks } from '../areas/badges/import-assignments.ts';
import { deletionsImport } from '../areas/imports/deletions.ts';
import { peopleImports } from '../areas/imports/people.ts';
import { invitationExportTask } from '../areas/invitations/export-invitations.ts';
import { remindTask } from '../areas/invitations/remind-task.ts';
import { dropFields } from '../areas/member-profile/drop-fields.ts';
import { bulkTasks } from '../areas/members/bulk-tasks.ts';
import { exportTask } from '../areas/members/export-task.ts';
import { spaceExportTask } from '../areas/private-spaces/export-spaces.ts';
import { bulkEditTask } from '../areas/rooms/bulk-edit-task.ts';
import type { TaskDefinition } from '../work/tasks/define.ts';

/** Every kind of task. */
export const taskDefinitions: readonly TaskDefinition[] = [
  ...bulkTasks,
  exportTask,
  ...badgeTasks,
  badgeExportTask,
  dropFields,
  invitationExportTask,
  remindTask,
  spaceExportTask,
  ...peopleImports,
  deletionsImport,
  bulkEditTask,
  graphExportTask,
  ...reportRecordTasks,
  activityExportTask,
  ...attendanceExportTasks,
  ...seriesExportTasks,
];
