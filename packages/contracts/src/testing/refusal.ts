import type * as z from 'zod';

/** The first sentence a value is refused with, or undefined. */
export function refusal(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}
