import { id } from '@campus/contracts/core/fields';
import * as z from 'zod';
import type { TaskRun } from '../../work/tasks/define.ts';
import { readableFile } from '../imports/read-position.ts';

const wish = z.object({
  /** '' for all badges, which can only be taken. */
  badgeId: id.or(z.literal('')),
  /** What the badge was called when the import began. */
  badgeName: z.string(),
  unassignBadges: z.boolean(),
  overwriteBadges: z.boolean(),
  exportEmail: z.string(),
});

/**
 * What an import of badge assignments keeps from its start to its end. Whose badges it changes is listed by a file, or
 * by people whom the requester has kept.
 */
export const importParams = z.union([
  wish.extend({
    fileName: z.string(),
    file: readableFile,
    /** Which of its columns holds the emails. */
    column: z.int(),
  }),
  wish.extend({ setId: id }),
]);

export type ImportParams = z.output<typeof importParams>;
export type FileImportParams = Extract<ImportParams, { file: unknown }>;
export type ImportRun = TaskRun<ImportParams>;
