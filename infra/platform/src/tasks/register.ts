import { badgeExportTask } from '../badges/export-assignments.ts';
import { badgeImportTask } from '../badges/import-assignments.ts';
import { deletionsImport } from '../imports/deletions.ts';
import { peopleImports } from '../imports/people.ts';
import { invitationExportTask } from '../invitations/export-invitations.ts';
import { dropFields } from '../member-profile/drop-fields.ts';
import { bulkTasks } from '../members/bulk-tasks.ts';
import { exportTask } from '../members/export-task.ts';
import type { TaskDefinition } from './define.ts';

/** Every kind of task. */
export const taskDefinitions: readonly TaskDefinition[] = [
  ...bulkTasks,
  exportTask,
  badgeImportTask,
  badgeExportTask,
  dropFields,
  invitationExportTask,
  ...peopleImports,
  deletionsImport,
];
