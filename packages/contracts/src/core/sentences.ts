import './visitor-messages.ts';
import type * as z from 'zod';
import { isFlag } from './flags.ts';
import { type Sentence, sentence } from './schema-sentences.ts';
import { text } from './text.ts';

const invalid = sentence('request.invalid');
const required = sentence('request.required');

/** The error text for schemas without their own; passed to a parse as its `error`. */
export const ownSentences: z.core.$ZodErrorMap = (issue) => {
  return (isMissing(issue) ? required : (sentenceOf(issue) ?? invalid))(issue);
};

/** Whether a required value is missing. */
function isMissing({ code, input }: z.core.$ZodRawIssue): boolean {
  return input === undefined && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code);
}

/** Types that have another name in JSON. */
const jsonType: Partial<Record<string, string>> = { int: 'integer', record: 'object' };

/** The error text states what the schema accepts. It does not repeat the sent value. */
function sentenceOf(issue: z.core.$ZodRawIssue): Sentence | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return sentence('request.unknownField', { field: issue.keys[0] ?? '' });
    case 'invalid_type':
      return sentence('request.type', { type: jsonType[issue.expected] ?? issue.expected });
    case 'invalid_format':
      return sentence('request.type', { type: issue.format });
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return unionOf(issue);
    case 'too_big':
      return limitOf(issue.origin, { max: Number(issue.maximum) });
    case 'too_small':
      return limitOf(issue.origin, { min: Number(issue.minimum) });
    default:
      return undefined;
  }
}

/** The accepted kinds of a union of objects, or the values of a flag. */
function unionOf(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): Sentence | undefined {
  if ('options' in issue && Array.isArray(issue.options)) return oneOf(issue.options);
  return isFlag(issue.inst) ? oneOf([true, false]) : undefined;
}

function oneOf(allowed: readonly unknown[]): Sentence {
  return sentence('request.oneOf', {
    allowed: allowed.map((value) => (value === '' ? '""' : String(value))).join(', '),
  });
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
