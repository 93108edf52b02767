import type * as z from 'zod';
import { text } from './messages.ts';

/** What people read where a schema has no sentence of its own; given to a parse as its `error`. */
export const ownSentences: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'unrecognized_keys') return text('request.invalid');
  return text('request.unknownField', { field: issue.keys[0] ?? '' });
};

/** The first issue's sentence. */
export function firstSentence(error: z.core.$ZodError): string {
  return error.issues[0]?.message ?? text('request.invalid');
}
