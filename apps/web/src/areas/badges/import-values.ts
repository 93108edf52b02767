import { badgeAction } from '@campus/contracts/badges/badges';
import { sentence } from '@campus/contracts/core/schema-sentences';
import { text } from '@campus/contracts/core/text';
import { resultEmail } from '@campus/contracts/tasks/tasks';
import { refuseBadgeImport } from '@campus/domain/badges/badges';
import * as z from 'zod';

/** The form that imports badge assignments from a file. */
export const importForm = z
  .object({
    file: z.instanceof(File, { error: sentence('imports.file.missing') }),
    ...badgeAction.shape,
    exportEmail: resultEmail,
  })
  .superRefine((values, context) => {
    const refusal = refuseBadgeImport(values, values.file.name);
    if (refusal) context.addIssue({ code: 'custom', message: text(refusal), path: ['badgeId'] });
  });

/** The values that the form submits. */
export type ImportValues = z.output<typeof importForm>;
