import { id } from '@campus/contracts/core/fields';
import * as z from 'zod';
import { readableFile } from '../imports/read-position.ts';

const action = z.object({
  /** '' for all badges, which can only be removed. */
  badgeId: id.or(z.literal('')),
  /** The badge's name when the task started. */
  badgeName: z.string(),
  unassignBadges: z.boolean(),
  overwriteBadges: z.boolean(),
  exportEmail: z.string(),
});

/** The parameters of a badge change for the members in a file, from start to end. */
export const fileParams = action.extend({
  fileName: z.string(),
  file: readableFile,
  /** The index of the email column. */
  column: z.int(),
});
export type FileImportParams = z.output<typeof fileParams>;

/** The parameters of a badge change for the people in a list that the requester has saved. */
export const peopleParams = action.extend({ setId: id });
export type PeopleParams = z.output<typeof peopleParams>;

export type BadgeAction = z.output<typeof action>;
