import { id } from '@campus/contracts/core/fields';
import * as z from 'zod';
import type { TaskRun } from '../../work/tasks/define.ts';
import { readableFile } from '../imports/read-position.ts';

/** What an import of badge assignments keeps from its start to its end. */
export const importParams = z.object({
  /** '' for all badges, which can only be taken. */
  badgeId: id.or(z.literal('')),
  /** What the badge was called when the import began. */
  badgeName: z.string(),
  unassignBadges: z.boolean(),
  overwriteBadges: z.boolean(),
  fileName: z.string(),
  file: readableFile,
  /** Which of its columns holds the emails. */
  column: z.int(),
  exportEmail: z.string(),
});

export type ImportParams = z.output<typeof importParams>;
export type ImportRun = TaskRun<ImportParams>;
