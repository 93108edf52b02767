import { AppError } from '@campus/contracts/app-error';
import { text } from '@campus/contracts/messages';
import type * as z from 'zod';

type Reading<T> = { input: T; error?: undefined } | { input?: undefined; error: AppError };

/**
 * Reads a call's parameters by its schema. The error's text is the first issue's sentence. Text that PostgreSQL
 * cannot store (NUL, halves of surrogate pairs) is refused here, whatever the schema says.
 */
export function readInput<I extends z.ZodObject>(
  schema: I,
  params: Record<string, unknown>,
): Reading<z.output<I>> {
  const unstorable = JSON.stringify(params).match(/\\u(0000|d[89a-f][0-9a-f]{2})/i);
  if (unstorable)
    return { error: new AppError('invalid', unstorable[1] === '0000' ? 'text.nul' : 'request.invalid') };
  const parsed = schema.safeParse(params);
  if (parsed.success) return { input: parsed.data };
  const sentence = parsed.error.issues[0]?.message ?? text('request.invalid');
  return { error: AppError.fromText('invalid', sentence).because(parsed.error) };
}
