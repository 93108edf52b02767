import type { MemberProfileField } from '@campus/contracts/profile/profile';
import * as z from 'zod';
import { refuseValue } from '../../../lib/member-values.ts';

/**
 * The typed values, in the order of the fields. Not keyed by field name, because the form would read some
 * characters in a name as a path.
 */
export function memberProfileSchema(fields: readonly MemberProfileField[]) {
  return z.object({
    values: z.array(z.string()).superRefine((values, context) => {
      for (const [index, field] of fields.entries()) {
        const message = field.editable && refuseValue(field, values[index] ?? '');
        if (message) context.addIssue({ code: 'custom', path: [index], message });
      }
    }),
  });
}

/** The values that the member profile form submits. */
export type MemberProfileValues = z.output<ReturnType<typeof memberProfileSchema>>;
