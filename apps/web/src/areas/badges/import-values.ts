import { sentence, text } from '@campus/contracts/core/messages';
import { resultEmail } from '@campus/contracts/tasks/tasks';
import { refuseBadgeImport } from '@campus/domain/badges/badges';
import * as z from 'zod';

/** The form that imports assignments of badges from a file. */
export const importForm = z
  .object({
    file: z.instanceof(File, { error: sentence('imports.file.missing') }),
    exportEmail: resultEmail,
    badgeId: z.string(),
    unassignBadges: z.boolean(),
    overwriteBadges: z.boolean(),
  })
  .superRefine((values, context) => {
    const refusal = refuseBadgeImport(values, values.file.name);
    if (refusal) context.addIssue({ code: 'custom', message: text(refusal), path: ['badgeId'] });
  });

/** What the form submits. */
export type ImportValues = z.output<typeof importForm>;
