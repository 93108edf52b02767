import { AppError } from '@campus/contracts/core/app-error';
import { firstReason } from '@campus/contracts/core/issue-reasons';
import { ownSentences } from '@campus/contracts/core/sentences';
import type * as z from 'zod';

/** The input of a call, or the error that it failed with. */
export type Reading<T> = { input: T; error?: undefined } | { input?: undefined; error: AppError };

/**
 * Parses a call's parameters with its schema. The error has the text of the first issue. Text that PostgreSQL
 * cannot store (NUL, lone surrogates) is always refused here.
 */
export function readInput<I extends z.ZodType>(
  schema: I,
  params: Record<string, unknown>,
): Reading<z.output<I>> {
  const unstorable = findUnstorable(params);
  if (unstorable) return { error: new AppError('invalid', unstorable) };
  const parsed = schema.safeParse(params, { error: ownSentences });
  if (parsed.success) return { input: parsed.data };
  return { error: AppError.of('invalid', firstReason(parsed.error)).because(parsed.error) };
}

function findUnstorable(value: unknown): 'text.nul' | 'request.invalid' | undefined {
  if (typeof value === 'string') {
    if (value.includes('\0')) return 'text.nul';
    return value.isWellFormed() ? undefined : 'request.invalid';
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorable(name) ?? findUnstorable(inner);
    if (found) return found;
  }
  return undefined;
}
