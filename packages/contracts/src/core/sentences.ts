import type * as z from 'zod';
import { sentence, text } from './messages.ts';

const invalid = sentence('request.invalid');

/** What people read where a schema has no sentence of its own; given to a parse as its `error`. */
export const ownSentences: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'unrecognized_keys') return invalid();
  return text('request.unknownField', { field: issue.keys[0] ?? '' });
};

/** The first issue's sentence. */
export function firstSentence(error: z.core.$ZodError): string {
  return error.issues[0]?.message ?? text('request.invalid');
}
