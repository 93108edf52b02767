import './visitor-messages.ts';
import type * as z from 'zod';
import { type Sentence, sentence, text } from './messages.ts';

const invalid = sentence('request.invalid');

/** The error sentence for a schema without its own; passed to a parse as its `error`. */
export const ownSentences: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return text('request.unknownField', { field: issue.keys[0] ?? '' });
  return (sentenceOf(issue) ?? invalid)();
};

/** Types that JSON knows under another name. */
const jsonType: Partial<Record<string, string>> = { int: 'integer', record: 'object' };

/** What the schema accepts instead. The value that was sent is not repeated. */
function sentenceOf(issue: z.core.$ZodRawIssue): Sentence | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return sentence('request.type', { type: jsonType[issue.expected] ?? issue.expected });
    case 'invalid_format':
      return sentence('request.type', { type: issue.format });
    case 'invalid_value':
      return sentence('request.oneOf', { allowed: issue.values.map(String).join(', ') });
    case 'too_big':
      return limitOf(issue.origin, { max: Number(issue.maximum) });
    case 'too_small':
      return limitOf(issue.origin, { min: Number(issue.minimum) });
    default:
      return undefined;
  }
}

function limitOf(origin: string, limit: { max: number } | { min: number }): Sentence | undefined {
  const isNumber = origin === 'number' || origin === 'int';
  if ('min' in limit) return isNumber ? sentence('request.atLeast', limit) : undefined;
  if (isNumber) return sentence('request.atMost', limit);
  if (origin === 'string') return sentence('text.tooLong', limit);
  return origin === 'array' ? sentence('request.tooManyEntries', limit) : undefined;
}

/** The first issue's sentence. */
export function firstSentence(error: z.core.$ZodError): string {
  return error.issues[0]?.message ?? text('request.invalid');
}
